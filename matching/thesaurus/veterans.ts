/** Veterans, service members, their families. */
export const VETERANS = `
veteran
  vet, ex military, former soldier, served in the army, veterans, soldier, military service, army, navy, marines,
  ex marine, former marine, marine veteran, ex army, ex navy, army vet, navy vet, air force vet, retired military,
  was in the military,
  served in korea, served in vietnam, served in iraq, served in afghanistan, vietnam vet, gulf war
veterans compensation service connected
  va disability, hurt in the service, injured in service, wounded in war, ptsd, agent orange, burn pit,
  injured in iraq, service injury, disabled vet pay, va rating, disabled veteran benefits, hearing loss veteran,
  va disability claim, military injury,
  ptsd from iraq, ptsd from war, cant work service injury, knee hurt in army, back hurt in army
pension non service connected veterans
  poor veteran, low income veteran, wartime veteran pension, old veteran money, aid and attendance, va pension,
  veteran home care, served in war home care, veteran needs help at home,
  old veteran care
pension veterans surviving spouses
  widow of veteran, veteran husband died
dependency indemnity compensation
  killed in service, husband killed in war, spouse died service, killed in action, gold star, military widow,
  widow pension va, survivor of veteran
post 9 11 veterans educational ; all volunteer force educational
  gi bill, veteran college, va school benefits, veteran go to school, army pay for college
montgomery gi bill selected reserve ; national guard tuition
  reservist college, national guard college, reserve tuition
survivors dependents educational
  college for kids of disabled veteran, veterans children college, spouse of disabled veteran school,
  dependents college, veterans kids school, chapter 35,
  daughter of disabled veteran school, veteran kids college, disabled vet kids college,
  children of 100 percent veteran, vet daughter school, vet son college, spouse of 100 disabled
veteran readiness employment
  disabled veteran job, veteran vocational rehab, disabled veteran work, retrain disabled veteran, voc rehab veteran,
  school for disabled vets, job training for veterans disabled, retraining veteran, veteran career, chapter 31
veterans housing guaranteed
  va loan, va home loan, veteran buy a house, home loan veteran, veteran mortgage, military home loan
native american veteran direct loan
  native american veteran house, veteran on trust land
specially adapted housing
  veteran wheelchair house, adapted house veteran, ramp veteran home, amputee veteran home, disabled veteran house,
  wheelchair accessible home veteran, remodel home disabled veteran
veterans housing rehabilitation modification
  fix veterans homes, repair veteran house
automobiles adaptive equipment
  veteran car, car for disabled, van wheelchair lift veteran, vehicle disabled veteran, hand controls car,
  adapted car, hand controls, wheelchair van veteran, auto allowance, help buying a van disabled, wheelchair lift,
  van with lift, van for disabled vet, wheelchair lift van
supportive services veteran families
  veteran family homeless, veteran losing home, veteran evicted, keep veterans housed
homeless providers grant per diem ; supportive housing veteran
  homeless veterans, shelter for veterans, homeless vets, vet sleeping in his car, vet living in truck, vet on the street,
  veteran with no place to live
burial allowance veterans
  veteran funeral, bury a veteran, veterans burial, dad was a veteran funeral, veteran died,
  veteran father died, bury my brother the army, bury my dad the navy, bury a soldier, funeral for a marine
headstones markers
  grave marker, headstone, tombstone, grave stone
national cemeteries
  military cemetery, buried in national cemetery, veteran cemetery
veterans cemetery grants
  build veterans cemetery, state veterans cemetery
casket urn
  coffin, urn, casket
veterans state nursing home ; veterans state domiciliary
  veterans home, nursing home for veterans, old soldiers home
state home facilities construction
  build veterans home
veterans adult day health
  day care for veterans
champva
  health insurance veterans family, veteran wife health insurance, dependents health veteran
veterans transportation
  rides for veterans, get to va hospital, ride to va
adaptive sports
  sports disabled veterans, wounded warriors sports, veteran sports
paralympics
  paralympic, disabled athletes
spina bifida
  agent orange child, vietnam veteran child birth defect
life insurance veterans
  veterans life insurance, va insurance
suicide prevention veterans
  veteran suicide
legal services veterans ; veterans treatment court
  veteran lawyer, veteran in trouble with law, veteran court
veteran spouse transitional
  help leave military job training nonprofit
veterans outreach business ; boots to business
  veteran start a business, veteran owned business, military entrepreneur, veteran business
world war ii veterans special benefits
  world war 2 veteran, filipino veteran, wwii
fisher house
  family stay near military hospital, military hospital lodging
military family ; national guard
  army family, military family, deployed, guard members
troops to teachers
  soldier become teacher, veteran become teacher
agricultural opportunities military veterans
  veteran become farmer, veteran farmer, farming for veterans
past conflict accounting
  missing soldiers, mia, remains of soldiers, pow mia
rapid retraining veterans
  veteran covid retraining
medical prosthetic research
  artificial limbs, prosthetics
post 9 11 veterans educational
  military tuition, housing allowance student veteran, fry scholarship
veterans housing direct loans disabled
  no bank will lend veteran
homeless providers grant per diem
  veteran housing program, transitional housing veterans, fund homeless veteran program
veterans outreach business
  veteran startup, leaving the military business
rapid retraining
  retrain veterans
vocational training children vietnam veterans
  vietnam veterans children training
state home construction ; nurses state veterans homes
  nurses for veterans home
legacy grants veterans
  veterans history, research veterans cemetery
mental health wellness military
  soldier stress
`;
