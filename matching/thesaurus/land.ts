/** Land, forests, water and power in rural areas. */
export const LAND = `
conservation loans
  loan for conservation on farm, soil erosion loan, loan for fencing
emergency conservation
  repair farmland after flood, fix fences after disaster, farm debris, rebuild fences storm, farmland damaged,
  fence repair after storm, debris on fields, flood damage farm, hurricane farm damage, wildfire farm damage,
  tornado damage fence, farm disaster, repair farmland
emergency forest restoration
  woodlot storm damage, forest damaged landowner, timber land fire damage
conservation reserve
  paid not to farm, take land out of production, idle land payments, plant grass on cropland,
  rent my land to government, plant trees on farm, buffer strips, wildlife habitat on farm, rent for farmland,
  paid to leave land in grass, rest my land, put land back to grass, conservation payment, set aside land, pollinator habitat farm
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
rural energy for america
  solar panels farm, wind turbine farm, energy audit farm, energy efficiency rural business, solar on my farm,
  manure digester, turn manure into energy, solar panels on barn
biofuel ; bioenergy ; biorefinery
  ethanol, biodiesel, fuel from crops, fuel from plants
invasive ; noxious
  invasive plants, weeds, invasive species, zebra mussels, bad weeds
wildlife services
  coyotes, birds eating crops, animals eating crops, wild animals damage
feral swine
  wild pigs, wild hogs, feral hogs
wolf livestock
  wolves, wolf killed,
  wolves killed my cattle, wolf ate my sheep, wolves killed livestock
rural business development
  small town business help, rural business grant, rural jobs, grant for small town business, small town economy
business industry guaranteed loans
  rural business loan, loan for business in small town
intermediary relending ; rural microentrepreneur
  small loan rural business, tiny business rural loan, micro loan rural
rural economic development loans
  electric coop lend to business, electric cooperative loan, phone coop loan, utility lends to local business
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
  town well went dry, wells dried up, drinking water emergency,
  town water emergency, well ran dry town, drought town water
solid waste management
  landfill, garbage, dump, trash
community facilities
  town hall, fire station, fire truck small town, library building rural, community center building,
  build a clinic rural, new fire truck, rural hospital building, police car small town, money for a fire truck,
  library building, small town loan, child care center building, food bank building, rural hospital loan,
  town building, playground small town
rural broadband ; reconnect ; community connect
  internet in rural area, no internet in the country, high speed internet rural, slow internet,
  internet for rural town, rural internet, broadband for small town, rural fiber, farm internet
broadband equity access deployment ; broadband infrastructure
  internet for everyone, build fiber, fiber optic, internet service state
forest legacy ; community forest
  town forest, buy forest land, protect forest
cooperative forestry ; urban community forestry
  plant trees in city, street trees, tree planting, city trees
wood innovation ; wood utilization ; wood energy
  wood products, sawmill, wood heating, logging, lumber, timber
hazardous fuel reduction ; community wildfire defense ; fuels management
  clear brush, wildfire protection, thin forest, forest fire prevention, fire breaks, protect town wildfire,
  wildfire prevention community, protect homes from wildfire, wildfire defense, fire safe community
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
pfas
  forever chemicals
household water well
  loan for a well, drill a well loan
rural self help ; rural housing
  housing in small towns
reconnect ; rural econnectivity ; community connect
  rural internet, high speed internet country, no internet at my farm, internet provider rural
rural community development initiative
  train rural nonprofits, help small town nonprofits
intermediary relending
  loan fund rural, start a business in a rural area, rural small business loan, revolving loan rural
distance learning telemedicine
  telehealth equipment, video classes rural school, online learning equipment, rural hospital technology, telemedicine
forest health ; forest health protection
  tree disease, bark beetles, beetles killing trees, sick trees
good neighbor
  state does forest work
meat poultry intermediary lending ; food supply chain guaranteed loan
  loan for meat plant, loan food company, loan for butcher, loan slaughterhouse, loan cold storage, loan food packing
rural energy savings
  rural electric energy savings loans
rural telecommunications
  rural phone company loan
watershed
  creek, watersheds
timber
  loggers, log trucks
reforestation
  replant forest, plant trees on mined land
per polyfluoroalkyl ; agricultural contamination
  pfas on farm, contaminated farm
wildlife habitat
  habitat for animals, quail habitat
water bank
  wetland payments farmers
`;
