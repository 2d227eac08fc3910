export const TRACK = {
  title: 'Keep track of it',
  text: 'Add it to your applications, with its status and your notes. You still apply on the provider’s site.',
  button: 'Track this application',
} as const;

export const TRACKED = {
  title: 'On your list of applications',
  description: 'It’s in your profile, with its status and your notes.',
  opening: 'Opening your applications…',
} as const;

export const STATUS_TITLE = 'In your applications:';
export const OPEN_APPLICATIONS = 'Open my applications';
export const APPLICATION_FAILED = 'Failed to create application. Please try again.';
