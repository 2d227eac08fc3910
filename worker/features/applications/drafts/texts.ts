/** The wording of drafts. The member fills in the brackets. */

export const GAPS = {
  organization: '[name of your organization]',
  sponsor: '[name of your sponsor]',
  place: '[your city and state]',
  name: '[your name]',
  phone: '[your phone number]',
  occupation: '[your occupation]',
  today: '[today’s date]',
  caseNumber: '[case or application number]',
} as const;

export const APPLICATION = {
  whoYouAre: 'Who you are',
  need: 'The need',
  plan: 'What you’ll do',
  results: 'How you’ll know it worked',
  people: 'Who will do it',
  after: 'What happens when the money ends',
  /** Shown if the funder names no sections. */
  usual: 'A usual part of an application. The funder’s notice says what it really asks for.',
  own: 'The funder asks for this.',
  earlier: 'You wrote this earlier. Right now we don’t find this part in what the funder asks for.',
  organization: (name: string, kind: string, place: string) => `${name} is ${kind} in ${place}.`,
  person: (name: string, occupation: string, place: string) =>
    `My name is ${name}, and I live in ${place}. My occupation: ${occupation}.`,
  employees: (count: number) => `It has ${count === 1 ? '1 employee' : `${count} employees`}.`,
  revenue: (dollars: string) => `Its yearly revenue is about ${dollars}.`,
  nonprofit: {
    '501c3': 'a 501(c)(3) nonprofit',
    '501c4': 'a 501(c)(4) social welfare organization',
    pending: 'a nonprofit whose tax-exempt status is pending',
  },
  sponsored: `a project under a fiscal sponsor, ${GAPS.sponsor},`,
  farm: 'a farm',
  business: 'a small business',
  group: '[kind of organization]',
  whatYouDo: '[What you do and for which people, in two sentences.]',
  firstGrant: '[Name similar work you’ve finished, even if no grant paid for it.]',
  needText: (place: string) =>
    `In ${place}, [say what is missing, and for how many people]. [Give one figure and name where it comes from.]`,
  planText: '[List three or four things you’ll do, each with its month.] This will reach [number] people by [date].',
  /** A person writes "I", and an organization writes "we". */
  one: {
    experience: 'I’ve managed grants before: [name two, each with its year and amount].',
    results: 'I’ll measure [one number]. Today it is [number]; by [date] it should be [number].',
    people: 'I’ll do the work, and spend [hours] hours a week on it. [Name what you did before.]',
  },
  several: {
    experience: 'We’ve managed grants before: [name two, each with its year and amount].',
    results: 'We’ll measure [one number]. Today it is [number]; by [date] it should be [number].',
    people: '[Name] will lead the work and spends [hours] hours a week on it. [Name what they did before.]',
  },
  afterText: 'After [date], [say who pays for the work, or how it ends well].',
  askedText: '[Answer the funder’s point in your own words.]',
  budgetItems: ['Staff', 'Equipment and supplies', 'Travel', 'Other costs'],
} as const;

export const PHONE = {
  before: 'Before you call',
  number: (contact: string) => `Who to call: ${contact}`,
  noNumber: 'Who to call: [number from the official page]',
  have: 'Have these with you:',
  paper: 'Have a pen and paper with you.',
  say: 'What to say',
  hello: (name: string, place: string) => `Hello, my name is ${name}. I live in ${place}.`,
  want: (title: string) => `I’d like to apply for ${title}. Are you the right person to ask?`,
  organization: (name: string, organization: string, place: string) =>
    `Hello, my name is ${name}. I’m calling for ${organization} in ${place}.`,
  wantGrant: (title: string) => `We’re thinking about applying for ${title}. May I ask a few questions?`,
  ask: 'What to ask',
  condition: (text: string, isOneOf: boolean) =>
    `• One ${isOneOf ? 'way to qualify' : 'condition'} is: “${text}.” How do you check that?`,
  usual: [
    '• How do I apply: online, by mail, by phone or in person?',
    '• Which papers do you need from me?',
    '• How long does a decision take?',
    '• Is there still money, or is there a waiting list?',
  ],
  usualGrant: [
    '• Do we fit what you want to fund this time?',
    '• What do winning applications have in common?',
    '• Is there a form or a template we should use?',
    '• When will you decide?',
  ],
  end: 'Before you hang up',
  endText:
    'Write down: [date and time of the call], [name of the person], [what they said], [reference number]. Ask for the name of a supervisor if you’re told no, and for the reason in writing.',
} as const;

export const LETTER = {
  head: 'Beginning',
  body: 'Your letter',
  end: 'End',
  to: (provider: string) => `${provider}\n[address of the office, from your notice or the official page]`,
  subject: (title: string) => `About: ${title}, ${GAPS.caseNumber}`,
  dear: 'Hello,',
  copies: 'Keep a copy, and send it in a way that proves when it arrived.',
  decision:
    'For when you applied and heard nothing. Your notice or the official page says how long a decision may take.',
  appeal:
    'For when you were told no. Your notice says where to appeal, and the last day you can. Don’t miss that day. Legal aid can help for free.',
  condition: (text: string) => `• “${text}”`,
  /** A person writes "I", and an organization writes "we". */
  one: {
    decision: (title: string) =>
      `I applied for ${title} on [date], [online, by mail or in person]. I haven’t received a decision.\n\nPlease tell me in writing what you decided. If something is missing, please tell me what it is and by when you need it. If you need more time, please tell me why, and when I can expect your decision.`,
    appeal: (title: string) =>
      `I disagree with your decision of [date on your notice] about ${title}, and I ask you to look at it again.\n\nYour notice says: [the reason it gives].\n\nThat isn’t right because [say what is different, in one or two sentences].`,
    met: 'I meet these conditions of the program:',
    proof: 'I’m sending copies of: [the papers that prove it].',
    hearing: 'If you don’t change the decision, please tell me how I can get a hearing, and send me a copy of my file.',
    sincerely: (who: string, phone: string) =>
      `Please reply in writing. You can reach me at ${phone} or [your mailing address].\n\nThank you,\n${who}`,
  },
  several: {
    decision: (title: string) =>
      `We applied for ${title} on [date], [online, by mail or in person]. We haven’t received a decision.\n\nPlease tell us in writing what you decided. If something is missing, please tell us what it is and by when you need it. If you need more time, please tell us why, and when we can expect your decision.`,
    appeal: (title: string) =>
      `We disagree with your decision of [date on your notice] about ${title}, and we ask you to look at it again.\n\nYour notice says: [the reason it gives].\n\nThat isn’t right because [say what is different, in one or two sentences].`,
    met: 'We meet these conditions of the program:',
    proof: 'We’re sending copies of: [the papers that prove it].',
    hearing:
      'If you don’t change the decision, please tell us how we can get a hearing, and send us a copy of our file.',
    sincerely: (who: string, phone: string) =>
      `Please reply in writing. You can reach us at ${phone} or [your mailing address].\n\nThank you,\n${who}`,
  },
} as const;
