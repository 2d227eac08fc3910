import { stem } from '../search/stem.ts';
import { wordsOf } from '../search/words.ts';
import { canonicalStem } from './same-words.ts';

/** Everyday words with nearly the same meaning. A typed word also supports phrases with another word from its line. */
const RELATED_WORDS = `
loan loans borrow borrowing borrowed lend lender lending finance financing financed credit
mortgage loan refinance
refinance refi
house home houses homes trailer
trailer double wide manufactured mobile
condo house home apartment
apartment rental unit studio flat
rent rental renter renting tenant lease landlord
landlord tenant evict eviction rent
evict evicted eviction kicked
roof shingles leak leaks leaking leaky
fix fixing repair repairs repaired replace rehab remodel redo renovate patch
broke broken busted died quit failed dead
furnace heater heat heating boiler hvac
ac air conditioner conditioning cooling cool hot
cold freezing winter heat
power electric electricity light lights utility utilities current
gas propane oil fuel heat
bill bills owe payment past due behind
owe owed debt debts behind
shut shutoff disconnect disconnected cut turned
water well pump plumbing pipes
sewer septic wastewater
insulation insulate drafty draft windows weatherize attic
solar panels
broadband internet wifi online web
phone cell cellphone telephone
car truck van vehicle ride auto
ride rides bus transportation drive
wheelchair ramp scooter walker accessible
job jobs work working employment employed hired career
fired laid layoff unemployed unemployment jobless closed shutdown
hours wages pay paycheck payday income earnings
training train trained class classes course certificate learn school trade
trade welding welder electrician plumber hvac carpenter mechanic lineman
apprentice apprenticeship trade
ged diploma dropout equivalency
college university tuition degree school campus
scholarship tuition college
student college school
school classroom teacher district
teacher teachers teaching educator
nurse nursing rn lpn cna
doctor clinic medical checkup physician
hospital surgery operation medical
surgery operation knee hip
sick illness ill disease chemo cancer
cancer tumor chemo
hurt injured injury accident disabled wounded
disabled disability handicapped wheelchair
insurance coverage insured uninsured
pills medicine prescription prescriptions drugs meds pharmacy insulin
teeth tooth dental dentist dentures
eyes glasses vision blind
deaf hearing
mental depression anxiety counseling therapy therapist
addiction addict sober rehab drugs opioid alcohol drinking
baby newborn infant pregnant pregnancy birth
pregnant pregnancy prenatal maternity expecting
toddler preschool preschooler baby
daycare sitter babysitter nanny preschool childcare
child teen teenager youth young toddler
grandchild kinship relative raising
nephew niece kinship relative
sister brother sibling
foster adopt adopted adoption adoptive
mother parent single
father parent single
husband spouse widow married
widow survivor husband died
died death dead funeral burial bury killed passed
funeral burial bury cremation casket grave
senior old older elderly retired aging grandmother grandfather 65
retired retirement pension senior
caregiver caring aide care
nursing assisted facility
food groceries grocery eat meals hungry snap stamps pantry
lunch breakfast meal meals cafeteria
hungry starving food
formula milk baby
garden gardening vegetables produce grow
farm farming farmer ranch rancher grower acres land
land acres ground property pasture
ranch rancher cattle cows herd livestock grazing
cattle cow cows calves herd livestock
sheep goats hogs pigs livestock animals
chickens poultry hens eggs
dairy milk cows cheese
crop crops corn wheat soybeans hay vegetables
orchard fruit apple trees peaches nursery
bees hives honey beekeeper
tractor machinery equipment baler combine
barn shed building greenhouse
drought dry rain
flood flooded flooding water creek river
tornado hurricane storm wind disaster wildfire fire
hail storm wind
burned fire wildfire
fish fishing boat fisherman fishery
timber woods forest trees logging
soil erosion dirt
veteran army navy marine soldier military service vet airman
marine navy army soldier military
soldier deployed deployment combat military
disabled veteran
church congregation parish ministry faith pastor
nonprofit charity group organization
shop store business restaurant bakery company cafe salon
restaurant cafe food diner kitchen truck bakery
business company startup shop firm entrepreneur
startup start open launch opening
expand grow growing expansion bigger
equipment machines machine tools
inventory stock supplies
export overseas abroad foreign sell
inventor invention prototype technology startup
contract contracts contracting government bid
town city village county municipal
mayor town city clerk
police officers cops sheriff deputy
fire firefighters firehouse engine volunteer
ambulance ems rescue paramedic
library books librarian
museum exhibit collection
art artist painting painter paint sculptor
music musician band song album songwriter
dance dancer ballet choreographer
theater play actors stage playwright
film movie documentary filmmaker
write writer novel poet poetry author
festival concert event performance
weave weaver weaving quilt basket craft potter
tribe tribal reservation native indian
immigrant refugee asylum green newcomer
english language esl
prison jail felony convicted inmate parole record probation
lawyer legal attorney court
beat abuse abused hits abusive violence
shot robbed attacked stabbed assault crime mugged
rape raped assault
homeless shelter tent street sleeping
couch homeless car
tax taxes return refund irs filing
refund rebate credit back
property taxes assessor homestead
save savings account nest
match matching
cheap cheaper discount low reduced free affordable
free waived
down downpayment deposit closing
deposit move moving
bank bankers lender
bankrupt bankruptcy foreclosure
foreclosure foreclose mortgage behind
payments payment monthly
forgive forgiveness forgiven cancel wipe repay repayment paid
leave maternity bonding off
check cash money monthly benefits
`;

let related: ReadonlyMap<string, ReadonlySet<string>> | null = null;
const NONE: ReadonlySet<string> = new Set();

/** Returns the canonical stems of words with nearly the same meaning, without the stem itself. */
export function relatedTo(stemmed: string): ReadonlySet<string> {
  related ??= read();
  return related.get(stemmed) ?? NONE;
}

function read(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of RELATED_WORDS.trim().split('\n')) {
    const parts = new Set(wordsOf(line).map((word) => canonicalStem(stem(word))));
    for (const part of parts) {
      const others = found.get(part) ?? new Set<string>();
      for (const other of parts) if (other !== part) others.add(other);
      found.set(part, others);
    }
  }
  return found;
}
