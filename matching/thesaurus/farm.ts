/** Farms, ranches, land, forests, rural places. */
export const FARM = `
farm operating loans
  loan for seed, buy cattle, buy cows, farm equipment loan, buy a tractor, tractor, loan for my farm,
  loan for fertilizer, start farming loan, seed and fertilizer money, farm microloan, livestock loan, farm credit,
  beginning farmer loan, usda loan for farmers, young farmer loan,
  4 h calf, 4h project loan, youth farm loan, kid buy calves, raise calves, buy calves, feed bill, seed money,
  start cattle herd
farm ownership loans
  buy a farm, buy farmland, buy land to farm, loan to buy land, buy ranch, farm mortgage, first farm,
  land loan farmer, buy more farmland,
  buy grandfathers farm, buy family farm, buy out my brother farm, buy parents farm, buy acreage
emergency loans
  farm loan after disaster, crops destroyed loan, farm flood loan, drought loan
farm storage facility
  grain bin, store grain, build a silo, cold storage farm, hay barn, store crops, walk in cooler, build a barn,
  cooler for produce, hay storage,
  corn crib, grain dryer
commodity loans deficiency payments
  loan on my crop, loan against harvest, hold my crop for better price
beginning farmer rancher
  new farmer, start a farm, become a farmer, first time farmer, young farmer, learn to farm, farm for the first time,
  teach farmers, train new farmers, farming school, immigrant farmers training
socially disadvantaged veteran farmers
  minority farmers, black farmers, hispanic farmers, women farmers
heirs property
  inherited land, family land no clear title, land passed down, clear title, land never put in our names,
  deed still in grandpas name, land still in dads name, family land many owners, no deed to family land, heir property
crop insurance
  insure my crops, crop failure insurance, whole farm revenue, price drop protection, farm insurance, farm risk
noninsured crop disaster
  crop loss no insurance, crops not insured, lost my crop, crop failed, hail destroyed crops, uninsured crops,
  freeze got my crop, late freeze, frost killed crop, froze my peaches, freeze killed peaches, crop froze,
  crop drowned
livestock forage disaster
  drought pasture, no grass for cattle, grazing land drought, pasture dried up, drought help ranchers,
  feed costs drought, burned pasture, wildfire grazing,
  no rain no grass, no grass, feeding hay, running out of hay, pasture burned up, pasture dead, out of hay
livestock indemnity
  cattle died, animals died in storm, cows died, livestock killed, dead livestock, lost animals blizzard,
  wolves killed
livestock honeybees farm raised fish
  bees died, beekeeper, bee colony, honey bees, fish farm loss,
  hives died, lost my hives, dead bees, colony collapse, hauling water to cattle
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
environmental quality incentives
  irrigation system farm, fence off stream, manure storage, hoop house, high tunnel, cost share conservation,
  cover crops, conservation practices farm, erosion on my farm, water quality on the farm, manure,
  fencing and grazing, irrigation, barn for manure, soil health,
  fence cows out of creek, keep cows out of creek, cattle out of stream, water for pasture,
  new well for cattle, livestock watering, pasture fence
voluntary public access
  hunters on my land, let people hunt, open land to hunting
organic certification
  become organic, organic certificate cost, certified organic,
  organic inspection, organic fee, organic inspection fee, organic certification money back
organic
  organic farming, organic farmer, no pesticides
specialty crop
  fruit growers, vegetables growers, fruits and vegetables, nuts, nursery crops
value added producer
  make jam and sell, make cheese, process farm products, sell farm products, sell what i grow, make salsa, farm brand,
  cheese from our milk, make and sell cheese, bottle our milk, make ice cream from milk,
  turn our fruit into jam, sell our own beef, jam from our berries
farmers market local food promotion
  sell local food, local food hub, food hub, direct to consumer farm, csa, farm stand, sell farm food
regional food system
  local food system
meat poultry processing
  slaughterhouse, butcher shop, meat plant, meat processor, meat packing, butcher, kill floor, meat locker, slaughter
meat poultry inspection
  inspect meat, meat inspector
urban agriculture
  city farm, urban farm, rooftop garden, indoor farming, hydroponics, grow food in the city, rooftop farm,
  nonprofit farm, community garden
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
indian tribes tribal corporation loans
  tribe buy land loan
fertilizer
  manure, fertilizer plant
farmer to farmer
  farmers help abroad, volunteer farmers overseas
commodity loans
  grain loan, wool and mohair
veterinary medicine loan repayment
  vet school debt, rural vet, dvm student loans, vet school loans, veterinarian loan, animal doctor, vet student debt
self help housing
  families build homes together
biomass crop
  grow crops for energy, switchgrass
fruit fly
  oriental fruit fly
market facilitation
  trade war farmers, tariff farmers
biorefinery
  biofuel refinery, biofuel plant, refinery plant biofuel, renewable chemicals plant
higher blends infrastructure
  ethanol pumps, gas station ethanol
climate smart commodities
  climate friendly farming, carbon farming
poultry ; laying hen
  chickens, eggs, turkeys
rice
  rice farmers
alfalfa
  hay research
citrus
  oranges, orange trees
specialty crop research
  fruit research, vegetable research, grape research, citrus disease research, organic vegetable research
socially disadvantaged groups
  minority coops
discrimination financial assistance
  usda discrimination, farm loan discrimination
borrower relief
  behind on farm loan, cant pay farm loan
farm labor stabilization
  hire farm labor, h2a help farm
agricultural management assistance
  small farm water management
acer ; maple
  maple syrup, sugar maple
appropriate technology transfer
  sustainable farming advice
plant variety ; plant research
  breeding plants, seeds research
agricultural statistics ; census agriculture
  count farms, farm statistics
`;
