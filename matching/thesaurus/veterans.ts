/** Veterans, service members, their families. */
export const VETERANS = `
veteran
  vet, ex military, former soldier, served in the army, veterans, soldier, military service, army, navy, marines
veterans compensation service connected
  va disability, hurt in the service, injured in service, wounded in war, ptsd, agent orange, burn pit,
  injured in iraq, service injury, disabled vet pay, va rating, disabled veteran benefits
pension non service connected veterans
  poor veteran, low income veteran, wartime veteran pension, old veteran money, aid and attendance, va pension
pension veterans surviving spouses
  widow of veteran, veteran husband died
dependency indemnity compensation
  killed in service, husband killed in war, spouse died service, killed in action, gold star
post 9 11 veterans educational ; all volunteer force educational
  gi bill, veteran college, va school benefits, veteran go to school, army pay for college
montgomery gi bill selected reserve
  reservist college, national guard college, reserve tuition
survivors dependents educational
  college for kids of disabled veteran, veterans children college, spouse of disabled veteran school,
  dependents college
veteran readiness employment
  disabled veteran job, veteran vocational rehab, disabled veteran work, retrain disabled veteran
veterans housing guaranteed
  va loan, va home loan, veteran buy a house, home loan veteran, veteran mortgage, military home loan
native american veteran direct loan
  native american veteran house, veteran on trust land
specially adapted housing
  veteran wheelchair house, adapted house veteran, ramp veteran home, amputee veteran home, disabled veteran house
veterans housing rehabilitation modification
  fix veterans homes, repair veteran house
automobiles adaptive equipment
  veteran car, car for disabled, van wheelchair lift veteran, vehicle disabled veteran, hand controls car
supportive services veteran families
  veteran family homeless, veteran losing home, veteran evicted, keep veterans housed
homeless providers grant per diem ; supportive housing veteran
  homeless veterans, shelter for veterans, homeless vets
burial allowance veterans
  veteran funeral, bury a veteran, veterans burial
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
`;
