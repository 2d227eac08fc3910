export const SIGN_OUT = {
  title: 'Sign a member out',
  lead: 'Ends every session of the member, on every browser, and an admin’s logins here. The password stays the same.',
  label: 'Member’s email or ID',
  submit: 'Sign out everywhere',
  pending: 'Signing out…',
  failed: 'The member wasn’t signed out',
} as const;
