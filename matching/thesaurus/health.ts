/** Care, insurance, diseases, disability, addiction. */
export const HEALTH = `
medical assistance program ; medicaid
  health insurance, free health insurance, health insurance poor, doctor bills, medical bills, cant afford doctor, medicaid, medicade,
  insurance for low income, hospital bills, pay for doctor, pay for surgery, pay medical,
  er bill, emergency room bill, surgery cost, cant pay hospital, no health insurance
children health insurance
  health insurance for kids, insurance for children, kids doctor, child health insurance, chip, insure my kids
medicare hospital insurance
  medicare, hospital insurance seniors, health insurance over 65, health insurance seniors, turning 65
medicare supplementary medical insurance ; medicare savings
  medicare part b, doctor visits medicare, part b,
  part b premium
medicare prescription drug ; part d low income subsidy ; low income subsidy
  medicine costs seniors, prescription drugs, pay for my medicine, pills cost, drug plan, medication costs,
  prescriptions
medicare enrollment ; state health insurance assistance
  sign up for medicare, medicare advice, understand medicare, help with medicare plan, choose medicare plan,
  medicare counseling, medicare counseling for seniors
premium tax credit
  health insurance, self employed health insurance, buy my own health insurance, insurance too expensive,
  health insurance for farmers, lower my premium,
  obamacare too expensive, premiums went up, insurance premiums, marketplace plan cost,
  lost insurance with job, cant afford health insurance
navigators ; marketplace
  obamacare, sign up health insurance, health insurance marketplace, affordable care act enrollment
money follows person ; home community based services
  move out of nursing home, leave nursing home, home instead of nursing home
health center program ; community health centers
  free clinic, sliding scale clinic, clinic for poor, community clinic, see a doctor without insurance,
  clinic uninsured, no insurance, uninsured, start a clinic, neighborhood clinic,
  doctor without insurance, sick and no insurance, cheap doctor
rural health care services outreach ; rural hospital ; rural health
  country doctor, no doctor in town, rural clinic, doctors in rural areas
small rural hospital ; rural hospital flexibility
  hospital in small town, critical access hospital, small hospital
universal service fund rural health care
  internet for rural hospital, internet for clinic, broadband for hospitals
telehealth ; telemedicine
  see doctor online, doctor video, remote doctor, video visits, virtual doctor
dental ; oral health
  dentist, teeth, tooth, dentures, dental work, fix my teeth, cavities
vocational rehabilitation
  job for disabled, disabled want to work, job training disabled, voc rehab, hire disabled, back to work after injury,
  deaf job, blind job,
  disability find job, lost leg want to work
supported employment
  job coach, job coaching severe disability
protection advocacy
  disability rights, disabled abused, disability lawyer, client rights disability
family to family health information
  parents of sick kids, special health care needs
immunization
  vaccines, shots for kids, flu shot
family planning
  birth control, contraception, planned parenthood
child health human development
  child development research, pediatric research, pregnancy research, infertility
minority health disparities
  health of black people, racial health gaps, health equity, minority health
organ donation
  transplant, donate kidney, organ transplant, living donor
emergency medical services
  ambulance, paramedic, emt, ems
public health emergency preparedness ; hospital preparedness
  pandemic planning, prepare for outbreak, bioterrorism, surge hospitals
epidemiology laboratory capacity
  disease detectives, track disease, disease lab
injury prevention
  car crash injuries, drowning, prevent injuries, gun injuries
health professions
  doctors, become a doctor, med school, medical school
national health service corps loan repayment
  doctor student loans, pay off medical school, repay doctor loans, dentist student loans, therapist loan repayment,
  med school debt, med school loans, doctor loan forgiveness, doctor debt, dental school debt,
  physician assistant loans
national health service corps scholarship
  scholarship for medical school, free medical school, medical school tuition, become a doctor tuition
nurse corps loan repayment
  nurse student loans, pay off nursing school, nurse loan forgiveness,
  nurse debt, nursing loans, rn student loans, nursing school debt
nurse corps scholarship ; nursing student loans ; nursing workforce
  become a nurse, nursing school, nurse training, pay for nursing school, rn, nurses, nursing student
nurse faculty loan
  teach nursing, nursing professor
nurse anesthetist ; advanced nursing education
  nurse practitioner, midwife, nurse anesthesia
health professions student loans
  loan for medical school, dental school loan, pharmacy school
scholarships health professions disadvantaged
  poor students become doctors, minority medical students
graduate medical education ; teaching health center
  residency, residents doctors, intern doctors, train doctors
area health education
  health careers rural students
health careers opportunity
  get into health careers, disadvantaged students health career
geriatric
  train doctors for elderly care, geriatrics
community health workers
  promotora, health outreach workers, community health aide
torture victims
  torture survivors, tortured
health information technology ; electronic health record
  medical records, electronic records
school based health
  clinic in school, school nurse
preventive health services block
  prevention health state money
maternal child health services block
  mothers and children health state money,
  pregnant women and babies health, mothers and babies health state
provider relief
  covid money hospitals, covid doctors relief
medicaid fraud
  medicaid cheating, fraud by doctors
survey certification health care providers
  nursing home inspection, inspect hospitals
prescription ; low cost medicine
  insulin, inhaler, epipen, prescription, medicine, medicine too expensive, meds cost,
  cant afford medicine, pills too expensive, refill, blood pressure pills, pay for pills, drug costs, drug prices
`;
