/** Schools, colleges, student aid, teachers. */
export const EDUCATION = `
federal pell grant
  financial aid, pay for college, college money, college tuition, free money for college, afford college, fafsa,
  go to college, tuition, community college tuition, undergraduate grant, college grant low income, college costs,
  pell, low income student college, student aid, scholarship college, money for school, school costs,
  go back to college,
  college and broke, first in family college, low income college,
  parents cant pay college, starting college no money, community college money
supplemental educational opportunity
  extra college grant, seog, very needy college students
federal direct student loans
  student loan, borrow for college, college loan, loan for school, loan for grad school, parent plus,
  pay for grad school, plus loan, parent loan college, borrow for kids tuition,
  borrow for sons college, borrow for daughters college
federal work study
  job on campus, work while in college, part time job college, student job, earn money for school, work and study
teacher education assistance college higher education
  become a teacher, teacher scholarship, money to become teacher, teach grant, study to be a teacher
loan repayment
  pay off student loans, student debt, loan forgiveness, student loan forgiveness, pay student debt, repay my loans,
  drowning in student loans, teacher loan forgiveness, student loans too high,
  cant pay student loans, student loan payment too high
loan repayment general research ; health intramural loan repayment ; nih loan repayment
  loan repayment for researchers, medical researcher loans, scientist student loans, researcher student debt
trio upward bound
  help high school kids get to college, first generation college, first in my family college, college prep,
  help getting into college, sat help, high school tutoring, summer program high school, free tutoring high school
trio talent search
  find kids for college, college guidance
trio student support services
  tutoring in college, stay in college, help college students graduate, tutoring first generation
trio educational opportunity centers
  adults go to college, adult college advice, college application help, fafsa help, career change school,
  adult back to college
trio mcnair
  minority phd, prepare for phd, undergrad to phd
early awareness readiness undergraduate
  middle school college prep, get middle schoolers ready for college,
  gear up
adult education
  ged, high school diploma adult, learn to read adult, adult literacy, adult basic education, finish high school,
  learn to read, adult classes, finish high school as adult, adult school,
  never finished school, never finished high school, quit school want diploma, ged classes,
  dropped out want ged
english language acquisition ; english classes
  english learners, esl, kids who dont speak english, bilingual, immigrant students, learn english
title i local educational agencies
  poor schools, low income schools, schools in poor neighborhoods, disadvantaged students school
migrant education
  migrant kids school, children of farmworkers, migrant children
migrant education high school equivalency
  ged farmworkers,
  ged migrant worker, migrant worker never finished school, farmworker diploma
migrant education college assistance
  college farmworker kids
impact aid
  schools near military base, school district federal land, lost property tax school,
  impact aid, school on military base, military kids school district money
rural education
  rural school, small rural school district, country school
charter schools
  charter school, start a school
magnet schools
  magnet school, desegregation
school safety ; school violence
  school shooting, safe schools, school security, metal detectors, guns at school
literacy
  reading program, teach kids to read, reading for kids, books for kids, libraries for kids
education innovation research
  new teaching ideas, test new school ideas
supporting effective instruction ; teacher quality
  teacher training, better teachers, teacher professional development
teacher school leader incentive
  teacher bonus, teacher pay, merit pay
gifted talented
  gifted kids, gifted students, smart kids
arts education
  music in schools, art class, school arts
american history civics
  history teachers, civics class, teach history
career technical education
  shop class, vocational school, trade school, vocational education, vo tech, welding class, auto shop school, votech,
  vocational high school, perkins, trade classes high school
indian education
  native american students, indian students, schools for indian kids
johnson o malley ; indian education assistance schools
  tribal kids public school
native hawaiian education
  hawaiian students
alaska native education
  alaska native students
higher education institutional aid
  small college money, strengthen college, hbcu, black colleges, hispanic serving
historically black colleges
  hbcu, black college,
  hbcu money, black college money
minority serving institutions
  minority college
improvement postsecondary education
  improve colleges, college reform
foreign language area studies ; international studies foreign language
  foreign languages, learn chinese, study arabic, learn another language
overseas programs doctoral dissertation ; faculty research abroad
  research abroad dissertation, phd overseas
group projects abroad
  teachers travel abroad
boren
  study abroad national security, language study abroad scholarship
fulbright ; academic exchange
  study abroad, exchange student, study overseas, exchange program
dc opportunity scholarship
  private school washington dc, school voucher
graduate assistance areas national need ; graduate fellowship ; graduate research ; phd fellowship
  phd fellowship, grad school money, graduate school, doctoral fellowship,
  phd, phd money, phd funding, doctoral student, grad school funding, grad student funding,
  pay for phd, masters degree money, stipend for phd
stem education ; science technology engineering mathematics
  science class, science teachers, math teachers, stem program, robotics club, science education, kids science,
  coding kids
goldwater scholarship
  science scholarship, math scholarship
udall scholarship
  environment scholarship, native american health policy scholarship
rotc
  rotc
military connected schools
  kids of soldiers, military kids school
starbase
  military base science kids
national guard challenge
  boot camp dropouts, troubled teens military, at risk teens military
education research
  study of schools, education study
statewide longitudinal data
  student data system, school data
statewide family engagement
  parents involved in school, parent involvement,
  parents in their kids school
student support academic enrichment
  well rounded education, school technology
education stabilization
  covid school money, school covid relief
ready to learn television
  kids tv, educational tv, pbs kids
full service community schools ; promise neighborhoods
  school with services, neighborhood school services
civil rights training advisory
  school desegregation help, equity assistance
nuclear scholarship fellowship
  nuclear engineering student
health professions scholarship indians
  native american doctor school, indian nurse scholarship
indian higher education grant
  native american college, tribal member college, indian scholarship,
  navajo college, tribal scholarship, native college money, native student college, tribal college money,
  college money from tribe, bia grant
indian graduate student
  native american grad school, native american law school
indian post secondary schools ; tribally controlled colleges
  tribal college,
  college on reservation, native american college
adult indian education
  ged reservation
distance learning
  online classes rural, remote classes, video classroom
universal service schools libraries
  internet for schools, internet for library, school wifi,
  cheaper internet for library, school internet discount
emergency connectivity
  laptops for students, hotspots students
library services ; grants to states museum library
  public library, library, librarian,
  library grants, library computers
laura bush librarian
  librarian training, become a librarian
transition students intellectual disabilities higher education
  college for kids with down syndrome, college intellectual disability
vocational education counseling
  career counseling, what career
dropout ; neglected delinquent children
  kids in juvenile detention school, school in jail
clean school bus ; diesel emissions
  electric school bus, school buses,
  replace old school buses, old school buses, diesel school buses, smoky buses
agriculture k 12 classroom ; secondary education agriculture
  ag classes, ffa, agriculture teacher
4 h ; cooperative extension
  4h, 4 h club, county extension agent, extension agent, extension office
veteran dependents scholarships ; iraq afghanistan service
  parent killed in war college, dad died in iraq, father died in afghanistan college
criminal justice graduate research
  phd criminology
law enforcement scholarship ; public safety officers educational
  college for kids of police killed, children of fallen officers college
merchant marine academy ; maritime schools
  maritime academy, become ship officer, sailor school, merchant marine
military academy ; air force academy
  west point
educational opportunity grant
  free money for college, need based grant
student support services
  college tutoring, disabled college students help
stem education
  phd fellowship science, grad student funding science, graduate research fellowship, engineering fellowship
school safely ; stop school violence
  school climate, bullying
state assessments
  standardized tests, school tests
comprehensive centers
  help states improve schools
language resource centers
  language teaching materials
international business education
  business schools international
student internship ; internship
  interns, internships, summer internship
undergraduate scholarship disadvantaged
  poor college students science scholarship
medical student education
  medical school in state
graduate psychology
  become a psychologist, psychology students
effective educator development
  principals training, teacher leaders
rehabilitation training
  train rehab counselors
client assistance
  complaint about vocational rehab
youth civic ; civics democracy
  teach democracy
library congress ; community collections
  collect community stories, document my culture
book programming
  reading festival, book club, book festival
ready to learn
  learning shows
american overseas research
  research centers abroad
education homeless children
  school for homeless, kids in shelter school, homeless students, homeless kids in school
independent living older blind
  old and blind, seniors losing sight
randolph sheppard
  blind vendors, vending blind
gear up ; early awareness readiness
  college awareness middle school,
  college readiness middle school
teacher quality
  teaching residency,
  recruit teachers
native language immersion
  teach in native language
dissertation fellowship
  finish my dissertation, dissertation money, phd dissertation
experienced services
  older workers interior
`;
