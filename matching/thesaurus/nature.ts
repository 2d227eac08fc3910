/** Wildlife, water, parks, mines, public lands. */
export const NATURE = `
endangered species
  endangered animals, rare animals, extinction, save animals, species dying out, endangered plants
elephant conservation
  elephants, ivory
rhinoceros tiger conservation
  tigers, rhinos
great ape conservation
  gorillas, chimpanzees, monkeys, apes, orangutan
wildlife trafficking
  poaching, poachers, illegal animal trade
migratory bird
  birds, ducks, geese, songbirds, bird habitat
neotropical migratory bird
  songbirds latin america
north american wetlands
  duck habitat, wetlands for ducks
wildlife restoration hunter education
  hunting, hunters, game animals, hunter safety, shooting range, firing range, gun range, rifle range, archery range, deer
sport fish restoration
  sport fishing, fish hatchery, fishing access, anglers, bass fishing, trout, hatchery
fish passage
  fish ladder, dam blocks fish, remove dam fish, culvert fish
partners fish wildlife
  habitat on my land, wildlife on private land, landowner wildlife,
  restore stream on my land, wildlife habitat on private land, restore wetland on my land
state wildlife grants
  nongame wildlife
tribal wildlife
  wildlife on reservation
coastal wetlands
  salt marsh, marsh coast
national wildlife refuge
  wildlife refuge
wild horse burro
  wild horses, mustang, burros, adopt a horse
white nose syndrome
  bats, bat disease
invasive species
  carp, invasive fish, invasive snakes
sea lamprey
  lamprey
abandoned mine land
  old coal mines, abandoned mines, mine cleanup, abandoned coal mines, mine shaft
hardrock mine
  old gold mine, silver mine
amd reclamation
  acid mine drainage, orange creek
surface coal mining regulation
  strip mine, regulate coal mining
orphaned well
  abandoned oil wells, old gas wells, leaking oil well
watersmart ; water conservation
  save water, irrigation canal, water efficiency, drought west, canal lining
water recycling desalination ; water reuse
  recycled water, desalination, saltwater to fresh, reuse water, purify sea water
drought
  no rain, water shortage
rural water system
  water pipeline tribe
dam safety ; high hazard potential dams
  unsafe dam, old dam repair, dam break, dams
wild scenic rivers
  protect river
great lakes restoration
  great lakes, lake michigan, lake erie, lake ontario
chesapeake bay
  chesapeake
puget sound
  seattle bay
long island sound
  long island water
columbia river
  columbia basin
gulf hypoxia
  dead zone
lake champlain
  champlain
san francisco bay
  sf bay
south florida ; everglades
  everglades
lake tahoe
  tahoe
platte river
  platte
colorado river
  colorado basin
yakima
  yakima
klamath
  klamath
recreation visitor services ; recreation resources
  camping, campground, campsites, hiking
national park
  national parks, park rangers, park service
youth conservation opportunities
  teens work in parks
outdoor schools national parks
  kids visit national parks
plant conservation restoration
  native plants, wildflowers, seeds
rangeland
  grazing, ranchers public land
forest woodlands
  trees on public land
wildland fire ; wildland urban interface
  wildfire, forest fire, brush fire, wild fires
rural fire ; volunteer fire assistance ; cooperative fire
  rural fire department, volunteer fire department
joint fire science
  fire research
prescribed fire
  controlled burn
cave
  caves
oil gas royalty
  oil royalties
offshore ; ocean energy
  offshore drilling, offshore wind
geothermal resources
  geothermal
rivers
  river, stream, creek
natural resource damage
  oil spill wildlife
urban waters
  city river, urban stream
five star restoration
  stream restoration volunteers
estuary program
  bays
wetland program development
  wetlands state program
source water
  protect wells
groundwater
  aquifer
botanic ; garden
  gardens
habitat fish
  fish homes, stream habitat
salmon
  salmon fishing
subsistence management
  hunting and fishing alaska natives
water rights settlement ; tribal water rights
  water rights, water claim, tribe water settlement
central valley
  california water project
bay delta
  sacramento delta
salton sea
  salton sea
agricultural water use efficiency
  farm water saving west
aquatic ecosystem restoration
  restore river habitat, take out dam
multistate conservation
  wildlife agencies together
candidate species
  keep species off endangered list
cooperative endangered species conservation
  state endangered species, save an endangered species
hunter education
  teach hunting, gun safety hunters
wildlife resource
  wildlife on public land
mexican wolf
  gray wolf
national landscape conservation ; conservation lands
  national monuments
public land management nevada
  nevada public land
mineral material disposal
  free gravel, sand and gravel
paleontological resources
  fossils public land
take pride
  volunteers public land
fire preparedness ; wildfire preparedness
  rural firefighters gear
bird monitoring
  count birds
desert lakes
  drying lakes
water storage
  build reservoir, reservoir
snow water
  snow melt forecast
coastal impact
  offshore oil state money
carey act dams
  old irrigation dams
`;
