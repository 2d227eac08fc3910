/** True and false readings of a passage. Written by hand, so no generator sets the standard. */
export interface Reading {
  passage: string;
  /** Quotes from the passage, each with a statement based on it. */
  honest: readonly (readonly [quote: string, text: string])[];
  lies: readonly (readonly [quote: string, text: string])[];
}

export const READINGS: readonly Reading[] = [
  {
    passage:
      'After a disaster that the President declares, FEMA helps people whose needs insurance does not cover. Renters can qualify too. It covers basic needs and does not make good every loss, and it does not pay for a second home or a business. You have 60 days from the declaration to apply.',
    honest: [
      [
        'FEMA helps people whose needs insurance does not cover',
        'FEMA helps with needs that insurance does not cover.',
      ],
      ['Renters can qualify too', 'Renters can qualify too.'],
      ['it does not pay for a second home or a business', 'It does not pay for a second home or a business.'],
      ['You have 60 days from the declaration to apply', 'Apply within 60 days from the declaration.'],
      ['You have 60 days from the declaration to apply', 'You have sixty days from the declaration.'],
    ],
    lies: [
      ['You have 60 days from the declaration to apply', 'You have 90 days from the declaration to apply.'],
      ['it does not pay for a second home or a business', 'It pays for a second home or a business.'],
      ['pay for a second home or a business', 'It can pay for a second home or a business.'],
      ['Renters can qualify too', 'Renters cannot qualify.'],
      ['FEMA helps people whose needs insurance does not cover', 'FEMA helps people whose needs insurance covers.'],
      ['Homeowners can qualify too', 'Homeowners can qualify too.'],
      ['Renters can qualify too. You have 60 days', 'Renters have 60 days to apply.'],
      ['You have 60 days from the declaration to apply', 'You have $60 from the declaration to apply.'],
    ],
  },
  {
    passage:
      'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio for repairs of historic buildings. Individuals may not apply. Applications are due by March 15, 2026, at 5:00 p.m. Eastern Time. Each award must be matched dollar for dollar with non-Federal cash.',
    honest: [
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio',
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio.',
      ],
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations',
        'Grants of $5000 to $25,000 to nonprofit organizations',
      ],
      ['Individuals may not apply', 'Individuals cannot apply.'],
      [
        'Applications are due by March 15, 2026, at 5:00 p.m. Eastern Time',
        'The deadline is March 15, 2026, at 5 p.m. Eastern Time.',
      ],
      ['Applications are due by March 15, 2026', 'Apply by 3/15/2026.'],
      [
        'Each award must be matched dollar for dollar with non-Federal cash',
        'You must match each award dollar for dollar with non-Federal cash.',
      ],
    ],
    lies: [
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio',
        'Grants of $5,000 to $250,000 are made to nonprofit organizations in Ohio.',
      ],
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio',
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Texas.',
      ],
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio',
        'Grants of $5,000 to $25,000 are made to businesses in Ohio.',
      ],
      [
        'Grants of $5,000 to $25,000 are made to nonprofit organizations in Ohio',
        'Grants of $25,000 to $5,000 are guaranteed to nonprofit organizations in Ohio.',
      ],
      ['Individuals may not apply', 'Individuals may apply.'],
      ['Applications are due by March 15, 2026', 'Applications are due by May 15, 2026.'],
      ['Applications are due by March 15, 2026', 'Applications are due by March 15, 2027.'],
      [
        'Applications are due by March 15, 2026, at 5:00 p.m. Eastern Time',
        'Applications are due by March 15, 2026, at 5:00 a.m. Eastern Time.',
      ],
      [
        'Applications are due by March 15, 2026, at 5:00 p.m. Eastern Time',
        'Applications are due after March 15, 2026.',
      ],
      [
        'Each award must be matched dollar for dollar with non-Federal cash',
        'Each award must be matched dollar for dollar with Federal cash.',
      ],
      ['Individuals may not apply', 'Individuals may not apply, but call 1-800-555-0199 and they will let you.'],
    ],
  },
  {
    passage:
      'VA pays once toward a car or other vehicle for veterans and service members with certain severe disabilities from service. VA must say yes before you buy the vehicle or the equipment. VA pays the seller of the vehicle directly. Send VA Form 21-4502 to your regional office, or ask at www.va.gov/contact-us or 800-827-1000.',
    honest: [
      [
        'VA must say yes before you buy the vehicle or the equipment',
        'Wait for VA to say yes before you buy the vehicle.',
      ],
      ['VA pays the seller of the vehicle directly', 'VA pays the seller directly.'],
      ['Send VA Form 21-4502 to your regional office', 'Submit VA Form 21-4502 to your regional office.'],
      ['ask at www.va.gov/contact-us or 800-827-1000', 'Call (800) 827-1000 or ask at va.gov/contact-us.'],
      [
        'veterans and service members with certain severe disabilities from service',
        'You are a veteran or service member with certain severe disabilities from service.',
      ],
      ['VA pays once toward a car or other vehicle', 'VA pays once toward a car or other vehicle.'],
    ],
    lies: [
      ['VA pays the seller of the vehicle directly', 'The seller of the vehicle pays VA directly.'],
      ['VA must say yes before you buy the vehicle or the equipment', 'You buy the vehicle before VA must say yes.'],
      ['Send VA Form 21-4502 to your regional office', 'Send VA Form 21-4142 to your regional office.'],
      ['ask at www.va.gov/contact-us or 800-827-1000', 'Call 800-827-1001.'],
      ['ask at www.va.gov/contact-us or 800-827-1000', 'Ask at va-help.com.'],
      ['ask at www.va.gov/contact-us or 800-827-1000', 'Write to help@va.gov.'],
      ['VA pays once toward a car or other vehicle', 'VA pays every year toward a car or other vehicle.'],
      ['VA pays twice toward a car or other vehicle', 'VA pays twice toward a car.'],
      ['VA pays once toward a car or other vehicle', 'The applicant interview takes place at the county courthouse.'],
    ],
  },
  {
    passage:
      'Households with income at or below 150 percent of the federal poverty guidelines qualify. Applicants must be 18 years or older and may not have received a payment in the past 12 months. Proof of income for all adults, a recent utility bill and a photo ID are required. Priority is given to households with children under 6.',
    honest: [
      [
        'Households with income at or below 150 percent of the federal poverty guidelines qualify',
        'Your household income is at or below 150% of the federal poverty guidelines.',
      ],
      ['Applicants must be 18 years or older', 'You are 18 or older.'],
      [
        'may not have received a payment in the past 12 months',
        'You have not received a payment in the past 12 months.',
      ],
      ['Proof of income for all adults', 'Proof of income for all adults'],
      ['a recent utility bill and a photo ID are required', 'A recent utility bill'],
      [
        'Proof of income for all adults, a recent utility bill and a photo ID are required',
        'You need proof of income, a recent utility bill and a photo ID.',
      ],
      ['Priority is given to households with children under 6', 'Households with children under 6 get priority.'],
      ['Applicants must be 18 years or older', 'Applicants need to be at least 18 years old.'],
    ],
    lies: [
      [
        'Households with income at or below 150 percent of the federal poverty guidelines qualify',
        'Households with income at or below 200 percent of the federal poverty guidelines qualify.',
      ],
      [
        'Households with income at or below 150 percent of the federal poverty guidelines qualify',
        'Households with income above 150 percent of the federal poverty guidelines qualify.',
      ],
      ['Applicants must be 18 years or older', 'Applicants must be 18 years or younger.'],
      ['Applicants must be 18 years or older', 'Applicants must be 21 years or older.'],
      [
        'may not have received a payment in the past 12 months',
        'You must have received a payment in the past 12 months.',
      ],
      ['Proof of income for all adults', 'Proof of income is not needed for adults.'],
      ['a recent utility bill and a photo ID are required', 'A recent utility bill and a passport are required.'],
      ['a recent utility bill and a photo ID are required', 'A recent utility bill and a photo ID are optional.'],
      ['Priority is given to households with children under 6', 'Only households with children under 6 qualify.'],
      [
        'Priority is given to households with children under 6',
        'Priority is given to households with children under 16.',
      ],
    ],
  },
  {
    passage:
      'The Child Care and Development Fund helps families with modest incomes pay for child care while the parents work, get job training or go to school. You mostly get a voucher or certificate and choose the provider; the state pays part of the cost and you pay a share that depends on your income. States may set tighter limits than the federal ones, and there can be waiting lists.',
    honest: [
      [
        'helps families with modest incomes pay for child care while the parents work, get job training or go to school',
        'Families with modest incomes get help to pay for child care while the parents work, train or go to school.',
      ],
      [
        'You mostly get a voucher or certificate and choose the provider',
        'You mostly get a voucher or certificate and select the provider.',
      ],
      ['you pay a share that depends on your income', 'Your share depends on your income.'],
      ['there can be waiting lists', 'Expect that there can be waiting lists.'],
      [
        'States may set tighter limits than the federal ones',
        'Your state may set tighter limits than the federal ones.',
      ],
      ['the state pays part of the cost', 'The state pays part of the cost.'],
    ],
    lies: [
      ['the state pays part of the cost', 'The state pays all of the cost.'],
      ['the state pays part of the cost', 'The county pays part of the cost.'],
      ['there can be waiting lists', 'There are no waiting lists.'],
      ['you pay a share that depends on your income', 'You pay a share of 10% that depends on your income.'],
      ['States may set tighter limits than the federal ones', 'States must set tighter limits than the federal ones.'],
      ['while the parents work', 'Child care is free while the parents work.'],
    ],
  },
  {
    passage:
      'USDA lends money at no interest to local utilities in rural areas. The utility passes it on to a local business or project that makes or keeps jobs there. A business does not apply to USDA: it asks its local utility whether it takes part. Loans are limited to $2 million and repaid within ten years. Nonresidents are ineligible for this program.',
    honest: [
      [
        'USDA lends money at no interest to local utilities in rural areas',
        'USDA lends money at no interest to local utilities in rural areas.',
      ],
      ['A business does not apply to USDA', 'A business does not apply to USDA.'],
      ['it asks its local utility whether it takes part', 'Ask your local utility whether it takes part.'],
      ['Loans are limited to $2 million', 'Loans are limited to $2,000,000.'],
      ['repaid within ten years', 'Loans are repaid within 10 years.'],
      ['Nonresidents are ineligible for this program', 'Nonresidents are not eligible.'],
    ],
    lies: [
      [
        'USDA lends money at no interest to local utilities in rural areas',
        'USDA lends money at low interest to local utilities in rural areas.',
      ],
      [
        'USDA lends money at no interest to local utilities in rural areas',
        'USDA lends money at no interest to local banks in rural areas.',
      ],
      ['A business does not apply to USDA', 'A business applies to USDA.'],
      ['Loans are limited to $2 million', 'Loans are limited to $2 billion.'],
      ['repaid within ten years', 'Loans are repaid within ten months.'],
      ['eligible for this program', 'Nonresidents are eligible for this program.'],
      ['Nonresidents are ineligible for this program', 'Nonresidents are eligible for this program.'],
      ['Loans are limited to $2 million', 'Loans are at least $2 million.'],
    ],
  },
];

/**
 * True quotes, each with a statement in the quote's own words that means something else, because a part is missing or a
 * limit is gone.
 */
export const SPLICED: readonly { quote: string; text: string }[] = [
  {
    quote: 'Applications are due March 1 for nonprofits and June 1 for schools.',
    text: 'Applications are due March 1 for schools.',
  },
  { quote: 'Farmers may apply for loans and ranchers may apply for grants.', text: 'Farmers may apply for grants.' },
  {
    quote: 'Nonprofits receive up to $5,000 and cities receive up to $50,000.',
    text: 'Nonprofits receive up to $50,000.',
  },
  {
    quote: 'Grants of up to $5,000 go to veterans; loans of up to $90,000 go to farmers.',
    text: 'Grants of up to $5,000 go to farmers.',
  },
  {
    quote: 'Households with income of 80 percent or less of the area median may apply.',
    text: 'Households with income of 80 percent of the area median may apply.',
  },
  { quote: 'You may apply if you are a veteran and own a farm in Iowa.', text: 'You may apply if you are a veteran.' },
  { quote: 'You may apply if you are a veteran and own a farm in Iowa.', text: 'You may apply in Iowa.' },
  {
    quote: 'Veterans must hand in a discharge paper and widows must hand in a death certificate.',
    text: 'Veterans must hand in a death certificate.',
  },
  {
    quote: 'Send the form to the county office or call the state office for help.',
    text: 'Send the form to the state office.',
  },
  { quote: 'The agency may pay half of the costs.', text: 'The agency pays half of the costs.' },
  { quote: 'Priority is given to small farms.', text: 'Small farms are eligible.' },
  { quote: 'Applicants should have a bank account before they apply.', text: 'You must have a bank account.' },
  {
    quote: 'The grant can be used for seeds, tools, or fencing but cannot be used for land.',
    text: 'The grant can be used for land.',
  },
  { quote: 'Funds are paid after the work has been inspected by the county.', text: 'Funds are paid by the county.' },
  {
    quote: 'Loans are repaid within ten years at 3 percent; grants need no repayment.',
    text: 'Loans need no repayment.',
  },
  { quote: 'Applications open on May 1 and close on June 30.', text: 'Applications close on May 1.' },
  { quote: 'Applications open on May 1 and close on June 30.', text: 'Applications open on June 30.' },
  {
    quote: 'The deadline for phase one is April 2, 2027. The deadline for phase two is May 9, 2027.',
    text: 'The deadline for phase one is May 9, 2027.',
  },
  {
    quote: 'Students under 24 whose parents earn less than $40,000 may apply.',
    text: 'Students who earn less than $40,000 may apply.',
  },
  {
    quote: 'Residents of Ohio, and businesses that are owned by residents of Texas, may apply.',
    text: 'Residents of Texas may apply.',
  },
  {
    quote: 'Individuals are eligible for counseling; organizations are eligible for funding.',
    text: 'Individuals are eligible for funding.',
  },
  { quote: 'You need a business plan if you ask for more than $10,000.', text: 'You need a business plan.' },
  { quote: 'Most applicants hear back within 30 days.', text: 'You hear back within 30 days.' },
  {
    quote: 'Create an account on HealthCare.gov and apply for coverage.',
    text: 'Create an account and apply for coverage.',
  },
];
