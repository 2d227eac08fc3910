/** Towns, neighborhoods, nonprofits, water, energy, internet. */
export const COMMUNITY = `
community development block
  city money for poor neighborhoods, neighborhood improvement, sidewalks, playground, new playground, fix up downtown, cdbg, neighborhood park,
  city block grant, revitalize neighborhood, community center
community development block state
  small town block grant, small city
community development block disaster recovery
  rebuild city after hurricane
section 108
  city loan development
brownfields
  contaminated land, polluted site, old gas station, abandoned factory, old factory site, contaminated property,
  clean up contaminated
superfund
  toxic dump, toxic waste site, hazardous site
underground storage tank
  leaking gas tank, old gas tanks, fuel tank leak
hazardous waste
  chemical waste, toxic waste
congressionally directed
  earmark, congressman project, community project funding
drinking water state revolving
  clean drinking water, water treatment plant, tap water, safe drinking water, water pipes,
  water loan for town, safe water for town, drinking water loan, fix town water system
clean water state revolving ; wastewater treatment
  sewage plant, wastewater, sewer, sewage, sewer upgrade
water infrastructure finance
  big water project loan
sewer overflow stormwater
  storm drains, sewer overflow, stormwater, street flooding
small underserved communities emerging contaminants
  water contaminated small town
nonpoint source
  farm runoff, polluted runoff, polluted stream
water pollution control
  dirty river, polluted river, clean up river, water pollution
estuary
  bay cleanup
beach monitoring
  beach water, beach closed, swim beach, beaches
air pollution
  smog, dirty air, air quality, clean air,
  air monitoring near school, dirty air asthma, bad air neighborhood
diesel emission ; clean heavy duty
  old diesel trucks, replace diesel, diesel engines, truck exhaust,
  old diesel buses, old diesel school buses, smoky buses, smoky trucks
environmental justice
  pollution in poor neighborhood, pollution minority neighborhood, factory pollution near homes
climate pollution reduction
  greenhouse gas, climate change plan, carbon emissions, global warming
pollution prevention ; source reduction
  less waste factory, reduce waste business
recycling
  recycle, recycling bins, recycling program
pesticide
  bug spray, weed killer, farm chemicals
toxic substances ; asbestos
  asbestos, pcb
state energy program ; energy efficiency conservation block
  energy saving city buildings, energy efficient buildings, led street lights,
  home energy rebate, heat pump rebate
energy efficiency
  save energy
renewable energy research
  wind energy, geothermal, hydrogen, solar research, wave energy, clean energy research
loan guarantees innovative energy
  loan for energy technology, clean energy plant loan
advanced research projects energy
  radical energy idea, breakthrough energy, energy technology, battery research, fusion startup, geothermal technology
grid infrastructure
  power grid, blackouts, power outages, electric grid, transmission lines
fossil energy research
  oil gas research, clean coal, carbon capture
nuclear energy research
  reactor research, nuclear power
clean energy demonstrations
  demo clean energy
charging fueling ; clean fuels
  ev charging, electric car charger, electric vehicle
broadband ; digital equity
  internet, wifi, high speed internet, computer classes, digital literacy, digital divide, getting online
middle mile
  fiber backbone
tribal broadband
  internet on reservation
wireless supply chain
  5g, cell towers
universal service high cost
  phone company rural
911
  emergency calls, 911 center, dispatch
nonprofit security
  church security, synagogue security, mosque security, protect our church, security cameras church,
  protect house of worship, guards for nonprofit, security for temple, security for school nonprofit
capacity building
  strengthen nonprofit, nonprofit training, board training, strategic planning, train our staff
americorps state national
  volunteers for my nonprofit, service members nonprofit, conservation corps, tutoring program volunteers,
  community service, staff for nonprofit volunteers
day of service
  mlk day, september 11 service
social impact partnerships
  pay for success, pay for results
promise zone ; thriving communities
  struggling community
federal surplus real property ; surplus property utilization ; public benefit conveyance
  free government land, government building, unused federal building, surplus land
federal surplus personal property
  surplus equipment, used government stuff, government surplus, government auction
historic preservation
  old building, historic house, restore historic building, historic building, old church restore, landmark,
  courthouse, old courthouse, restore courthouse, old building downtown, fix up old building, century old building,
  old schoolhouse, old church building, old train depot, old opera house, fix historic building
save america treasures ; historic landmark
  historic landmark repair
outdoor recreation ; land water conservation fund
  playground, ball field, city park, parks, picnic area, swimming pool park
recreational trails ; national trails
  trail, hiking trail, bike trail, bike path, atv, snowmobile
rivers trails conservation
  plan a trail, river trail
boating infrastructure ; sportfishing boating
  boat dock, dock, marina, boat slips, boat ramp, visiting boaters, moorings, transient boats
clean vessel
  boat toilets, pump out, boat sewage
boating safety
  boat safety, life jackets
pool spa safety
  pool drowning, pool drain
carbon monoxide
  co detectors, carbon monoxide alarms
election security ; help america vote
  voting machines, elections, election security, polling place, voters
college poll worker
  students poll workers
voting access disabilities
  disabled voters
census
  population count
records ; archives
  old documents, archives, old records
coronavirus state local fiscal recovery
  covid money for city, american rescue plan city
coronavirus
  covid, pandemic, corona, covid 19, covid19
payments local governments ; local assistance tribal consistency
  county federal land payments
gulf coast restoration ; restore council
  oil spill, bp oil spill, gulf of mexico restore
denali commission
  alaska village, alaska rural
northern border regional
  maine vermont new hampshire economy
southeast crescent
  southeast region economy
southwest border
  border region economy, border towns
colonias
  border colonias water
insular areas ; territories ; outlying areas
  guam, virgin islands, american samoa, northern marianas, puerto rico, island territories
defense community infrastructure ; community economic adjustment military installation
  town near base, base closing, military base closed, base closure
community noise mitigation
  jet noise, airplane noise, noisy airport
lake
  lakes
seniors ; persons disabilities
  vulnerable people
nonprofit
  charity, ngo, not for profit, foundation
faith
  church, religious
community development block entitlement
  fix up neighborhood, downtown revitalization, city home repair program, low income neighborhoods,
  help for poor neighborhoods
healthy communities ; environmental justice
  pollution in my neighborhood
environmental finance center
  advice on paying for water projects
drinking water
  contaminated tap water, lead in school water, unsafe water
public water system
  water utility rules, water system inspection
underground injection
  injection wells, carbon storage wells
smoke preparedness
  wildfire smoke, smoky air
clean ports
  port pollution
hydrofluorocarbon
  refrigerants
greenhouse gas reduction fund ; clean investment
  green bank, clean energy loans
wetland
  wetlands
state heating oil propane
  heating oil prices
remedial action ; legacy cleanup
  nuclear cleanup, radioactive waste
nuclear waste transport ; transuranic
  radioactive waste trucks
drug free communities
  youth coalition, anti drug coalition, vaping prevention, prevent teen drinking, keep kids off drugs, teen drug use,
  underage drinking, drug prevention
environmental education
  nature lessons, climate education, river education, outdoor classroom, teach about environment,
  teach kids environment, nature class, outdoor education, nature education
save america treasures ; historic preservation
  fix a historic landmark, historic church repair, lighthouse restoration, old theater restore, national register,
  historic building, old building preservation, restore historic house, save old building
route 66
  old motel route 66
historic site
  historic sites
museums
  zoo, aquarium, botanical garden, collections care, science center, children museum
arts organizations
  art grant, local arts, mural, art festival, artist residency, art classes community
humanities federal state partnership
  local history, community history, speaker series, oral history, cultural program, state humanities council
humanities fellowships
  grant for writers, grant for professors, write history book, write a book, book about history, scholar book,
  historian
american muslim ; culturally specific
  services for immigrant communities
mapping resources ; critical minerals
  rare earth minerals, lithium
surveys geodetic
  land surveying
civil air patrol
  teen aviation cadets
federal real property
  old federal building for school
9 11 memorial
  september 11 memorial
native hawaiian community
  hawaiian guest stewardship
economic statecraft
  economic security abroad
community project funding
  project from my congressman
census statistics
  statistics data
flood control lands ; mineral leasing
  share of federal revenue
permitting improvement
  faster permits
`;
