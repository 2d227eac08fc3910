/** Roads, rails, buses, ships, planes. */
export const TRANSPORT = `
highway planning construction
  fix roads, highway, repave, potholes, roads, bridges, build road, bridge repair, freeway, interstate
bridge
  bridges
safe streets roads
  pedestrians killed, crosswalks, safer streets, traffic deaths, dangerous intersection, vision zero, bike lanes
state community highway safety ; national priority safety
  drunk driving, seat belts, car seats, speeding, texting and driving, traffic safety, distracted driving
driving while intoxicated ; alcohol open container
  dui, dwi
driver alcohol detection
  alcohol sensor car
motor carrier safety
  truck inspections, unsafe trucks, truck safety
reconnecting communities
  highway split neighborhood, highway through neighborhood
national infrastructure investments
  build grant, big transportation project, raise grant
nationally significant freight
  freight, truck traffic, cargo
strengthening mobility smart
  smart city traffic, self driving
rural surface transportation
  rural roads
federal lands access
  roads to national park
indian roads
  reservation roads, tribal roads
consolidated rail infrastructure ; railroad development
  short line railroad, fix railroad tracks, railroad, train tracks
railroad crossing ; rail line relocation
  train crossing, railroad crossing, trains block road, crossing gates
railroad safety
  train safety, train crash, derailment
railroad rehabilitation improvement financing
  railroad loan
national railroad passenger ; intercity passenger rail
  amtrak, passenger train, train to city, train service
high speed rail
  bullet train, fast train
federal transit formula ; buses bus facilities
  city bus, buses, bus system, public transportation, new buses, bus company, mass transit
federal transit capital investment
  subway, light rail, streetcar, new train line
state good repair
  old subway cars, fix subway
formula rural areas transit
  bus in small town, rural bus, rural transit, ride in rural area
enhanced mobility seniors
  rides for disabled, van for disabled, wheelchair van, senior van, dial a ride, rides for elderly, paratransit,
  rides to the doctor, rides for old people, seniors rides, van for senior center,
  get to appointments no car, dialysis rides
job access reverse commute
  ride to work, get to work no car, no car
all stations accessibility
  subway elevators
ferry
  ferries, ferry boat
low no emission
  electric bus, clean buses
bus testing
  test buses
airport improvement
  runway, airport, small airport, terminal,
  repave runway, airstrip, landing strip, county airport
small community air service ; essential air
  flights to small town, airline small town, no flights, plane service rural,
  small airline service, rural airline, air service rural, keep airport flights
aviation
  airplane, plane, flying, airline
port infrastructure
  port, harbor, docks
marine highway
  barges
small shipyards
  shipyards
maritime
  ships, sailors
maritime security fleet
  us flag ships
pipeline safety
  gas pipeline, pipelines, gas leak, dig safe, call before you dig
natural gas distribution infrastructure
  old gas pipes
hazardous materials
  hazmat, chemical trucks
transportation research ; university transportation
  traffic research, study traffic
metropolitan transportation planning
  transportation plan, traffic plan
disadvantaged businesses transportation
  minority road contractor
transit workforce
  train bus drivers
transportation ; transit
  ride, transport
transportation demonstration
  transportation pilot
automated ; autonomous vehicle
  self driving cars, driverless
vehicle
  car, automobile, truck, van
freedom program ; enhanced mobility
  rides for handicapped
job access
  get to work without a car
commercial driver license implementation
  cdl testing state
interstate rail
  states train
highway training
  train road engineers
ballast water
  ship ballast
pipeline emergency response
  pipeline accident training
seat belt ; child passenger
  child car seat, free car seat
national infrastructure project
  giant infrastructure project
state highway safety recall
  car recalls
women on water
  women sailors
cable fleet
  undersea cable ships
disadvantaged businesses transport
  minority construction firm bonding
motor vehicle safety research
  crash tests
asset concessions
  private money for roads
aviation research ; air traffic
  air traffic control research
metropolitan area transit
  washington metro
`;
