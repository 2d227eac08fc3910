/** Care, insurance, diseases, disability, addiction. */
export const HEALTH = `
medical assistance program ; medicaid
  free health insurance, health insurance poor, doctor bills, medical bills, cant afford doctor, medicaid,
  insurance for low income, hospital bills, pay for doctor, pay for surgery, pay medical
children health insurance
  health insurance for kids, insurance for children, kids doctor, child health insurance, chip, insure my kids
medicare hospital insurance
  medicare, hospital insurance seniors, health insurance over 65, health insurance seniors, turning 65
medicare supplementary medical insurance
  medicare part b, doctor visits medicare, part b
medicare prescription drug
  medicine costs seniors, prescription drugs, pay for my medicine, pills cost, drug plan, medication costs,
  prescriptions
medicare enrollment ; state health insurance assistance
  sign up for medicare, medicare advice, understand medicare, help with medicare plan, choose medicare plan
navigators ; marketplace
  obamacare, sign up health insurance, health insurance marketplace, affordable care act enrollment
money follows person
  move out of nursing home, leave nursing home, home instead of nursing home
health center program ; community health centers
  free clinic, sliding scale clinic, clinic for poor, community clinic, see a doctor without insurance,
  clinic uninsured, no insurance, uninsured, start a clinic, neighborhood clinic
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
vision ; blind
  eye, glasses, eye disease, blindness, eyesight, visually impaired
deafness communication disorders ; hearing
  hearing loss, hearing aid, deaf, hard of hearing, speech problems
early hearing detection
  baby hearing test, newborn hearing
interpreters deaf
  sign language interpreter, sign language
assistive technology
  wheelchair, equipment for disabled, assistive device, adaptive equipment, communication device, screen reader
assistive technology alternative financing
  loan for wheelchair van, loan for disabled equipment
independent living
  live on my own disability, disabled live at home, live independently, disability center
vocational rehabilitation
  job for disabled, disabled want to work, job training disabled, voc rehab, hire disabled
supported employment
  job coach, job coaching severe disability
developmental disabilities
  down syndrome, intellectual disability, mentally retarded, cerebral palsy, special needs adults
protection advocacy
  disability rights, disabled abused, disability lawyer, client rights disability
disability
  disabled, handicapped, crippled
autism
  autistic, autism spectrum
special education
  iep, special needs kids, special ed, disabled students, learning disability, dyslexia,
  kids with disabilities in school
special education infants families
  early intervention, baby not developing, developmental delay, delayed toddler, baby with disability
special education preschool
  preschool disabled
special education parent information
  parents of disabled kids, parent training disabled
family to family health information
  parents of sick kids, special health care needs
paralysis
  paralyzed, spinal cord, quadriplegic
traumatic brain injury
  brain injury, head injury, concussion
mental health
  depression, anxiety, therapy, therapist, counseling, psychiatric, mental illness, crazy, bipolar, psychologist,
  schizophrenia
community mental health services ; community behavioral health
  mental health clinic, counseling center, mental health center
mental health services children serious emotional
  troubled kids, kids mental health, emotionally disturbed kids, children therapy
suicide prevention
  suicide, kill himself
homelessness transition mental illness
  mentally ill homeless
prevention treatment substance abuse ; substance abuse
  drug rehab, rehab, drug addiction, addicted, alcoholic, drinking problem, treatment for drugs, sober,
  recovery program, detox, drugs
opioid
  fentanyl, overdose, heroin, pain pills, painkillers, narcan, pill addiction
drug free communities
  keep kids off drugs, teen drug use, underage drinking, drug prevention, anti drug coalition
alcohol research
  alcohol study, study of drinking
drug use addiction research
  study of addiction, addiction science
tobacco
  quit smoking, smoking, cigarettes, vaping, e cigarettes, stop smoking
hiv ; aids
  hiv medicine, hiv positive, aids patients, ryan white, hiv drugs
hiv care formula ; hiv emergency relief
  hiv treatment, aids medicine, care for people with hiv
sexually transmitted
  std, sti, syphilis, gonorrhea, chlamydia
immunization
  vaccines, shots for kids, flu shot
family planning
  birth control, contraception, planned parenthood
tuberculosis
  tb
viral hepatitis
  hepatitis, hep c
cardiovascular
  heart, heart disease, heart attack, high blood pressure, blood pressure, cholesterol
acute stroke ; heart attacks strokes
  stroke care, stroke hospital
neurosciences neurological disorders
  brain, neurology, parkinson, multiple sclerosis, als, epilepsy, seizures, stroke research, nerve disease,
  huntington, migraine
brain research innovative neurotechnologies
  brain mapping, brain initiative
lung diseases
  asthma, copd, lungs, breathing, emphysema
sleep disorders
  insomnia, sleep apnea, sleep research
blood diseases ; blood disorder
  hemophilia, anemia, leukemia blood, bleeding disorder
sickle cell
  sickle
diabetes digestive kidney
  diabetes, kidney, liver, gut, digestion, obesity research, dialysis, crohn, bladder
special diabetes indians
  diabetes native american, diabetes tribe
arthritis musculoskeletal skin
  arthritis, bones, joints, muscles, skin disease, lupus, osteoporosis, muscular dystrophy, back pain
allergy infectious diseases
  allergies, virus, viruses, infection, bacteria, germs, malaria, vaccine research, immune system
cancer treatment
  chemo, chemotherapy, cure cancer, cancer drugs, new cancer therapy, clinical trial cancer
cancer cause prevention
  what causes cancer, carcinogen
cancer detection diagnosis
  detect cancer early, cancer test, cancer screening research
cancer biology
  tumor biology, how cancer grows
cancer centers support
  cancer center
cancer prevention control state
  mammogram, breast cancer screening, pap smear, cancer screening, cervical cancer, free mammogram
colorectal cancer
  colon cancer, colonoscopy
aging research
  study of aging, gerontology, growing old research, alzheimers research
child health human development
  child development research, pediatric research, pregnancy research, infertility
environmental health
  pollution and health, toxic exposure, chemicals make people sick
biomedical research
  cell biology, basic medical research, genetics basic, medical science
human genome
  dna sequencing, genes, genetics, genome
nursing research
  nurse scientist
minority health disparities
  health of black people, racial health gaps, health equity, minority health
complementary integrative health
  acupuncture, herbal medicine, natural medicine, alternative medicine, yoga, meditation
applied research technological innovations improve human health
  biomedical engineering, medical imaging, bioengineering, medical devices
oral diseases disorders research
  dental research, tooth research
translational sciences ; research infrastructure
  translate research into cures, lab animals research, research instruments
arpa h
  health moonshot, health breakthrough
rare disorders
  rare disease, orphan disease, orphan drug
organ donation
  transplant, donate kidney, organ transplant, living donor
poison center
  poison, poison hotline
childhood lead poisoning
  lead poisoning, lead in blood, lead test kids
emergency medical services
  ambulance, paramedic, emt, ems
public health emergency preparedness ; hospital preparedness
  pandemic planning, prepare for outbreak, bioterrorism, surge hospitals
epidemiology laboratory capacity
  disease detectives, track disease, disease lab
injury prevention
  car crash injuries, drowning, prevent injuries, gun injuries
birth defects
  baby born with defect
chronic disease
  long term illness
obesity ; physical activity nutrition
  overweight, weight loss, fat kids, exercise program
health professions
  doctors, become a doctor, med school, medical school
national health service corps loan repayment
  doctor student loans, pay off medical school, repay doctor loans, dentist student loans, therapist loan repayment
national health service corps scholarship
  scholarship for medical school, free medical school, medical school tuition, become a doctor tuition
nurse corps loan repayment
  nurse student loans, pay off nursing school, nurse loan forgiveness
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
veterinary medicine loan repayment
  vet school loans, veterinarian loan, animal doctor, vet student debt
community health workers
  promotora, health outreach workers, community health aide
coal miners respiratory ; black lung
  black lung, coal dust, miner lungs
radiogenic cancers
  uranium miners, nuclear test downwinders, radiation exposure
toxic substances disease registry
  chemical spill health, toxic site health
torture victims
  torture survivors, tortured
health information technology ; electronic health record
  medical records, electronic records
school based health
  clinic in school, school nurse
preventive health services block
  prevention health state money
maternal child health services block
  mothers and children health state money
provider relief
  covid money hospitals, covid doctors relief
medicaid fraud
  medicaid cheating, fraud by doctors
survey certification health care providers
  nursing home inspection, inspect hospitals
`;
