/** Tribes, immigrants, refugees, the world. */
export const PEOPLES = `
indian ; tribal ; native american
  indian, tribe, native american, reservation, american indian, indigenous, tribal members
indian social services welfare
  general assistance indians, welfare reservation, poor indians, tribal cash help, bia help, tribal assistance,
  native american cash help, burial native american, general assistance
services indian children elderly families
  tribal social services
indian housing block ; indian housing assistance
  house on reservation, tribal housing, homes for native americans,
  tribe build homes, tribe build houses, homes for tribal elders, houses for tribal members,
  homes on the reservation
indian community development block
  build community center tribe
indian child welfare
  native children foster care, native child custody,
  indian child welfare, icwa, tribal child protection, keep native children with tribe
indian self determination ; tribal self governance
  tribe run own programs, 638 contract
aid tribal governments ; consolidated tribal government
  tribal government money
indian health service ; urban indian health
  native american clinic, health care for indians, doctor on reservation, native american city clinic
sanitation facilities indian
  water sewer reservation, indian homes no water
indian economic development
  businesses on reservation
road maintenance indian
  fix roads reservation
indian school equalization ; indian schools
  reservation school, bia school
indian child family education
  early childhood tribe
agriculture on indian lands
  tribal farming
forestry indian lands
  tribal forest
water resources indian lands ; indian water rights
  tribal water
minerals mining indian
  tribal minerals, oil on reservation
tribal energy
  electricity on reservation, homes without electricity reservation
tribal climate resilience
  tribe climate
indian environmental general assistance
  tribe environment program
tribal historic ; cultural
  sacred sites
native american social economic development ; native american programs
  tribal jobs, tribal self sufficiency
native employment works
  tribal work program
native hawaiian
  hawaiian
native hawaiian health
  hawaiian health
native hawaiian housing
  hawaiian home lands, hawaiian housing
alaska native
  alaskan natives, eskimo
aging indian tribes native hawaiians
  tribal elders, elders meals, native elders
native american caregiver
  care for tribal elder
tribal opioid ; behavioral health indian
  alcohol on reservation, tribal rehab, addiction tribe
injury prevention american indians
  car crashes reservation
refugee entrant assistance ; refugee cash ; refugee medical ; refugee support services
  refugee, asylum, asylee, cuban haitian, new arrivals, refugee cash, resettlement, new life in america,
  just arrived in america, start over in america, newcomers, new to america,
  came from afghanistan, came from ukraine, came from syria, came from haiti, came from cuba, came from congo,
  came from venezuela, came from burma, just came to america, new in this country,
  afghan family, ukrainian family, afghan, ukrainian, granted asylum
refugee admissions ; overseas refugee assistance
  refugee camps, refugees abroad, refugees overseas
citizenship education
  become a citizen, citizenship class, naturalization, citizenship test, us citizen, green card to citizen
permanent residence immigration ; adjustment of status
  green card, permanent resident card, adjust my status
immigrant ; alien
  immigrants, undocumented, migrants
victims severe trafficking
  trafficking victims foreign
us repatriation
  stranded abroad american, return home from abroad
foreign assistance overseas
  help poor countries, development abroad, foreign aid, third world, developing countries
food for peace ; food for progress ; food for education
  feed hungry abroad, famine, food aid abroad, school meals abroad
democracy human rights labor
  human rights, democracy abroad, freedom abroad
religion belief
  religious freedom
antiquities cultural preservation
  looted art
international visitor leadership ; citizen exchanges ; professional cultural exchange
  foreign visitors, sports exchange, cultural exchange
academic exchange teachers
  teachers exchange, teach abroad
english language programs
  teach english abroad, teach english overseas
academic exchange graduate students ; fulbright
  fulbright, master degree abroad, research year abroad
foreign affairs fellowship ; international affairs
  become a diplomat, foreign service, diplomat
demining ; weapons removal
  land mines, landmines
counterterrorism
  fight terror abroad
counter narcotics
  drugs abroad, cocaine countries
american schools hospitals abroad
  american school overseas
overseas schools
  schools abroad
ambassadors special self help
  small village project
japan friendship
  japan
middle east
  arab countries, israel
africa
  african countries
europe eurasia
  ukraine, russia
western hemisphere
  latin america, caribbean, mexico, central america
south asia ; east asia pacific
  china, india asia, asia
global aids ; president emergency plan aids
  aids in africa, hiv abroad
global health
  disease abroad, health in poor countries
peacekeeping
  un peace, peace operations
international organizations
  united nations
international fisheries
  fishing treaty
international agricultural ; scientific exchange ; borlaug ; cochran
  foreign farm scientists
women issues global ; global women
  women abroad
indian tribes corporation loans
  buy back reservation land, native american land purchase, tribal farm land
native american languages
  save our language, native hawaiian language, save tribal language, dying language, teach tribal language,
  indigenous language,
  teach kids our language, speak speak navajo, speak cherokee, language of our elders, lakota, dine language,
  teach kids to speak native language, native language classes, language nest
health professions indians
  native american nursing scholarship, native american medical school, become a nurse native american,
  native american nurse, native wants to be nurse, native become a doctor
overseas programs
  aid abroad, project in another country
public diplomacy
  improve image of america abroad
democracy
  free elections abroad
nonproliferation
  stop nuclear weapons
speaker program
  american speakers abroad
strong americas
  universities latin america
trans national crime ; criminal justice abroad
  drug gangs abroad
religious freedom
  religious persecution
women economic abroad
  women empowerment abroad
indigenous animals meat
  tribe slaughterhouse bison
tribal youth workforce
  jobs native youth
tribal fisheries ; fish wildlife indian
  tribal fishing
aid indian children
  native american kids help
tribal transit
  bus on reservation
native american veteran
  native veterans
trust lands ; land acquisition
  tribe buy back land
`;
