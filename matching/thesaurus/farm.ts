/** Farms, ranches, land, forests, rural places. */
export const FARM = `
farm operating loans
  loan for seed, buy cattle, buy cows, farm equipment loan, buy a tractor, tractor, loan for my farm,
  loan for fertilizer, start farming loan
farm ownership loans
  buy a farm, buy farmland, buy land to farm, loan to buy land, buy ranch, farm mortgage
emergency loans
  farm loan after disaster, crops destroyed loan, farm flood loan, drought loan
farm storage facility
  grain bin, store grain, build a silo, cold storage farm, hay barn, store crops
commodity loans deficiency payments
  loan on my crop, loan against harvest, hold my crop for better price
conservation loans
  loan for conservation on farm
beginning farmer rancher
  new farmer, start a farm, become a farmer, first time farmer, young farmer, learn to farm, farm for the first time
socially disadvantaged veteran farmers
  minority farmers, black farmers, hispanic farmers, women farmers
heirs property
  inherited land, family land no clear title, land passed down, clear title
crop insurance
  insure my crops, crop failure insurance
noninsured crop disaster
  crop loss no insurance, crops not insured, lost my crop, crop failed, hail destroyed crops, uninsured crops
livestock forage disaster
  drought pasture, no grass for cattle, grazing land drought, pasture dried up
livestock indemnity
  cattle died, animals died in storm, cows died, livestock killed, dead livestock, lost animals blizzard,
  wolves killed
livestock honeybees farm raised fish
  bees died, beekeeper, bee colony, honey bees, fish farm loss
tree assistance
  orchard damage, lost fruit trees, replant trees, vineyard damage, trees killed by frost, replace trees
price loss coverage
  crop prices fell, low corn price, low wheat price, price drop crops, soybean price
agriculture risk coverage
  farm revenue dropped, county revenue crop
dairy margin coverage ; margin protection
  milk price, dairy farm help, low milk prices, feed costs dairy, dairy farmers
dairy indemnity
  contaminated milk, milk thrown away, milk dumped
emergency conservation
  repair farmland after flood, fix fences after disaster, farm debris, rebuild fences storm, farmland damaged
emergency forest restoration
  woodlot storm damage, forest damaged landowner, timber land fire damage
conservation reserve
  paid not to farm, take land out of production, idle land payments, plant grass on cropland,
  rent my land to government
environmental quality incentives
  irrigation system farm, fence off stream, manure storage, hoop house, high tunnel, cost share conservation,
  cover crops, conservation practices farm, erosion on my farm
conservation stewardship
  paid for conservation farming, reward farmer conservation
agricultural conservation easement ; farm ranch lands protection
  sell easement, save farmland from development, protect farmland, keep farm from developers, preserve my farm
wetlands reserve ; wetland
  wetland on my land, restore wetland, swamp, marsh
grassland reserve
  keep grassland, protect grazing land
healthy forests reserve ; forest stewardship
  own woods, forest owner, private woodland, woodland management, manage my forest
regional conservation partnership
  conservation partners watershed
voluntary public access
  hunters on my land, let people hunt, open land to hunting
organic certification
  become organic, organic certificate cost, certified organic
organic
  organic farming, organic farmer, no pesticides
specialty crop
  fruit growers, vegetables growers, fruits and vegetables, nuts, nursery crops
value added producer
  make jam and sell, make cheese, process farm products, sell farm products
farmers market local food promotion
  sell local food, local food hub, food hub, direct to consumer farm
regional food system
  local food system
meat poultry processing
  slaughterhouse, butcher shop, meat plant, meat processor, meat packing, butcher
meat poultry inspection
  inspect meat, meat inspector
rural energy for america
  solar panels farm, wind turbine farm, energy audit farm, energy efficiency rural business, solar on my farm
biofuel ; bioenergy ; biorefinery
  ethanol, biodiesel, fuel from crops, fuel from plants
urban agriculture
  city farm, urban farm, rooftop garden, indoor farming, hydroponics
farm stress
  farmer suicide, farmers depressed, stressed farmers, farmer mental health
state mediation
  farm debt dispute, farmer foreclosure, farm foreclosure, mediate farm
farm worker
  farmworkers, field workers, pickers
sheep
  lamb, wool, goats
cotton
  cotton farmers
bison
  buffalo
veterinary services
  no vet in county, vet shortage, large animal vet, veterinarian
animal health ; animal disease
  sick animals, sick cattle, bird flu, mad cow
plant animal disease pest ; crop protection pest
  insects eating crops, bugs on crops, fruit flies, pests, weeds, citrus greening
invasive ; noxious
  invasive plants, weeds, invasive species, zebra mussels, bad weeds
wildlife services
  coyotes, birds eating crops, animals eating crops, wild animals damage
feral swine
  wild pigs, wild hogs, feral hogs
wolf livestock
  wolves, wolf killed
indemnity
  animals put down, destroyed flock
agricultural research ; agriculture food research
  farm research, crop science, ag research, agriculture study
experiment stations hatch
  state agricultural research station
sustainable agriculture
  sustainable farming, regenerative
risk management education ; farm business management
  teach farmers business, farm bookkeeping, farm finances
agricultural market promotion ; market access ; foreign market development
  export food, sell crops abroad, sell overseas farm products, promote us food abroad
rural business development
  small town business help, rural business grant
business industry guaranteed loans
  rural business loan, loan for business in small town
intermediary relending ; rural microentrepreneur
  small loan rural business, tiny business rural loan, micro loan rural
rural economic development loans
  electric coop lend to business
rural electrification
  power lines rural, electric coop, electric cooperative, rural electricity
high energy cost
  expensive electricity village, very high power costs
rural cooperative development ; cooperatives
  start a coop, start a cooperative, co op
water waste disposal rural
  sewer system small town, water system small town, rural water, town water plant, town sewer, water tower
decentralized water
  well for my house, dig a well, drill a well, septic tank, private well, septic system
emergency community water
  town well went dry, wells dried up, drinking water emergency
solid waste management
  landfill, garbage, dump, trash
community facilities
  town hall, fire station, fire truck small town, library building rural, community center building,
  build a clinic rural, new fire truck, rural hospital building, police car small town
rural broadband ; reconnect ; community connect
  internet in rural area, no internet in the country, high speed internet rural, slow internet
broadband equity access deployment ; broadband infrastructure
  internet for everyone, build fiber, fiber optic, internet service state
forest legacy ; community forest
  town forest, buy forest land, protect forest
cooperative forestry ; urban community forestry
  plant trees in city, street trees, tree planting, city trees
wood innovation ; wood utilization ; wood energy
  wood products, sawmill, wood heating, logging, lumber, timber
hazardous fuel reduction ; community wildfire defense ; fuels management
  clear brush, wildfire protection, thin forest, forest fire prevention, fire breaks, protect town wildfire
schools roads
  timber county payments, national forest county money
watershed protection flood prevention ; watershed rehabilitation
  small dam, flood control small watershed, old dam
emergency watershed protection
  stream bank washed out, creek erosion after storm, debris in creek
soil water conservation
  soil erosion, conservation district
soil survey
  soil map, type of soil
snow survey
  snowpack, snow measurement
plant materials conservation
  native seeds, grasses for erosion
indian tribes tribal corporation loans
  tribe buy land loan
fertilizer
  manure, fertilizer plant
pfas
  forever chemicals
farmer to farmer
  farmers help abroad, volunteer farmers overseas
household water well
  loan for a well, drill a well loan
`;
