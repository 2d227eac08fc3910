import { stem } from '../search/stem.ts';

/** Everyday words and their equivalents in program titles. */
const EVERYDAY = `
kid kids children teens: child youth juvenile
baby babies infant newborn: infant maternal child
old elderly elder senior seniors retired: older aging senior elderly
doctor doctors: physician medical health
cop cops police sheriff: police law enforcement
town city village cities towns: community municipal urban local
country countryside: rural
teach teaching class classes lesson lessons: education training teaching
teacher teachers: educator teacher
fix fixing repair repairs renovate rebuild restore: repair rehabilitation restoration preservation improvement
destroyed wrecked ruined damaged: disaster damage
cleanup clean: remediation restoration cleanup
study studying studies science: research study
company companies firm firms store stores shop shops: business enterprise
poor broke: income disadvantaged needy
sick illness ill disease: disease health
hurt wounded injured injury: injury injured
died dead death: death survivors burial
build building construct: construction facilities development
stop fight reduce end: prevention reduction control
protect saving save keep: conservation protection preservation
job jobs work working: employment workforce job
worker workers employee employees: workforce worker labor
money cash: financial
house houses home homes: housing home
apartment apartments flat: rental housing multifamily
rent renter renters: rental tenant
lawyer lawyers attorney: legal
jail prison inmate inmates: corrections prisoner
drug drugs: substance drug narcotics
drinking drunk: alcohol
crazy insane: mental
woman women girl girls lady: women
man men dad dads father: fatherhood men
mom moms mother mothers: maternal mother
farm farms farming farmers farmer: farm agriculture agricultural farmer
ranch rancher cattle cows cow: livestock rancher cattle
crop crops: crop commodity
tree trees woods: forest forestry tree
animal animals: wildlife animal livestock
plane planes airplane: aviation aircraft air
train trains: rail railroad
bus buses: bus transit
boat boats ship ships: boating vessel maritime ship
road roads street streets: highway road street
river rivers lake lakes stream: water watershed river
ocean sea: marine ocean coastal
beach beaches shore: coastal beach
trash garbage: waste
dirty polluted pollution: pollution contamination
weather storm storms: weather meteorological
computer computers: information computer technology
internet web online: broadband internet
school schools: school education educational
college colleges university universities: postsecondary higher college university
student students pupil: student
scholarship scholarships: scholarship fellowship
foreign abroad overseas: international foreign overseas
immigrant immigrants newcomer newcomers: refugee entrant immigrant
indian indians native tribe tribes reservation: indian tribal native
church churches: faith historic
museum museums exhibit: museum
painting painter artist artists music theater: arts
book books reading: literacy library humanities
food eat eating meal meals hungry: food nutrition
fire firefighter firefighters: fire firefighter
flood flooded flooding: flood
weeds weed: noxious invasive
bugs bug insects insect: pest
tax taxes: tax taxpayer
invention inventor invent: innovation technology
factory factories plant: manufacturing industry
power electricity electric: energy electric electrification
oil gas fuel: petroleum fuel
mine mines miner miners: mine mining
veteran veterans vet vets soldier soldiers: veterans
army navy military: military defense
spouse husband wife widow: spouse survivor
beaten beat abuse abused hit: violence abuse
rape raped: sexual assault
homeless: homeless homelessness
disabled handicapped disability wheelchair: disability disabilities disabled
deaf: deaf hearing
blind: blind vision
cancer tumor: cancer
heart: cardiovascular heart
brain: neurological brain
teeth tooth dentist: dental oral
eyes eye: vision eye
vaccine vaccines shots: immunization vaccine
pregnant pregnancy: maternal pregnancy
adopt adopting: adoption
visit visiting: visiting companion visitor
advice advise consultant coach: counseling technical assistance
`;

let words: ReadonlyMap<string, readonly string[]> | null = null;

/** Returns the title stems for an everyday word; empty if it has no equivalent. */
export function officialWordsFor(stemmed: string): readonly string[] {
  words ??= read();
  return words.get(stemmed) ?? [];
}

function read(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const line of EVERYDAY.trim().split('\n')) {
    const [everyday = '', official = ''] = line.split(':');
    const stems = official.trim().split(' ').map(stem);
    for (const word of everyday.trim().split(' ').map(stem)) {
      const others = [...(found.get(word) ?? []), ...stems].filter((other) => other !== word);
      found.set(word, [...new Set(others)]);
    }
  }
  return found;
}
