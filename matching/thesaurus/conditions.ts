/** Diseases, addiction, disability, and research on them. */
export const CONDITIONS = `
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
developmental disabilities
  down syndrome, intellectual disability, mentally retarded, cerebral palsy, special needs adults
disability
  disabled, handicapped, crippled
autism
  autistic, autism spectrum
special education
  iep, special needs kids, special ed, disabled students, learning disability, dyslexia,
  kids with disabilities in school,
  special education money for schools, special education school district, aides for disabled students
special education infants families
  early intervention, baby not developing, developmental delay, delayed toddler, baby with disability
special education preschool
  preschool disabled
special education parent information
  parents of disabled kids, parent training disabled
paralysis
  paralyzed, spinal cord, quadriplegic
traumatic brain injury
  brain injury, head injury, concussion
mental health
  depression, anxiety, therapy, therapist, counseling, psychiatric, mental illness, crazy, bipolar, psychologist,
  schizophrenia
community mental health services ; community behavioral health
  mental health clinic, counseling center, mental health center,
  mental health block grant, state mental health money
mental health services children serious emotional
  troubled kids, kids mental health, emotionally disturbed kids, children therapy
suicide prevention
  suicide, kill himself,
  suicide hotline, crisis line, suicidal teen
homelessness transition mental illness
  mentally ill homeless
prevention treatment substance abuse ; substance abuse
  drug problem, alcohol problem, son on drugs, drug rehab, rehab, drug addiction, addicted, alcoholic, drinking problem, treatment for drugs, sober,
  recovery program, detox, drugs, hooked on drugs, hooked on pills, get clean, strung out, kick the habit,
  substance abuse treatment, addiction treatment states, rehab centers money
opioid
  fentanyl, overdose, heroin, pain pills, painkillers, narcan, pill addiction, hooked on pills
alcohol research
  alcohol study, study of drinking
drug use addiction research
  study of addiction, addiction science
tobacco
  quit smoking, smoking, cigarettes, vaping, e cigarettes, stop smoking
hiv ; aids
  hiv medicine, hiv positive, aids patients, ryan white, hiv drugs
hiv care formula ; hiv emergency relief
  hiv treatment, aids medicine, care for people with hiv,
  hiv drugs, aids drugs, adap, hiv medicine
sexually transmitted
  std, sti, syphilis, gonorrhea, chlamydia
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
environmental health
  pollution and health, toxic exposure, chemicals make people sick
biomedical research
  cell biology, basic medical research, genetics basic, medical science
human genome
  dna sequencing, genes, genetics, genome
nursing research
  nurse scientist
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
poison center
  poison, poison hotline
childhood lead poisoning
  lead poisoning, lead in blood, lead test kids
birth defects
  baby born with defect
chronic disease
  long term illness
obesity ; physical activity nutrition
  overweight, weight loss, fat kids, exercise program
coal miners respiratory ; black lung
  black lung, coal dust, miner lungs
radiogenic cancers
  uranium miners, nuclear test downwinders, radiation exposure
toxic substances disease registry
  chemical spill health, toxic site health
`;
