/** Research, science, space, sea, weather, arts and museums. */
export const SCIENCE = `
mathematical physical sciences
  physics, chemistry, astronomy, math research, mathematics, telescope, physicist, chemist, prime numbers, number theory,
  algebra, geometry
biological sciences
  biology, ecology, plants research, animals research, evolution, biologist
geosciences
  geology, rocks, earth science, oceanography, atmosphere science, geologist
computer information science engineering
  computer science, artificial intelligence, machine learning, computer programming, software research, ai, algorithms
engineering
  engineers, mechanical engineering, civil engineering, engineering research
social behavioral economic sciences
  psychology research, sociology, economics research, anthropology, political science, human behavior, archaeology
polar programs
  arctic, antarctica, antarctic, polar, south pole
stem education formerly education human resources
  science education research, teach science college
technology innovation partnerships
  turn science into products, deep tech startup
integrative activities
  epscor, big research instruments
international science engineering
  research with foreign scientists
space ; nasa
  rocket, moon, mars, astronauts, satellites, outer space
space technology
  space tech, spacecraft
aeronautics ; aviation research
  airplanes research, aircraft design, drone research, drones
office of science financial assistance
  particle physics, supercomputer, fusion energy, basic energy science
ocean exploration
  explore the ocean, deep sea, shipwreck
ocean acidification
  ocean acid
integrated ocean observing
  ocean buoys, ocean sensors
sea grant
  coastal college research, aquaculture
weather ; meteorolog
  tornado forecast, hurricane forecast, storm prediction, weather forecast, forecasting storms
climate atmospheric research
  climate research, climate science
coastal zone management ; coastal
  coast, beach erosion, shoreline, coastline, sea level rise
estuarine research reserves
  estuary
coral reef
  reef, corals
marine mammal
  whales, dolphins, seals, stranded whale, manatee
marine turtle
  sea turtles
marine debris
  ocean plastic, beach trash, ghost nets
marine sanctuary
  marine park
fisheries
  fishing, fishermen, fisherman, seafood, commercial fishing
fisheries disaster
  fishing season closed, fish disappeared, fishery collapse
fishermen contingency
  fishing gear damaged by oil, nets damaged oil
salmon recovery
  salmon
habitat conservation
  fish habitat
earthquake
  earthquakes, seismic, quake
volcano
  volcanoes, eruption
landslide
  mudslide, landslides
geologic mapping ; geological
  geology map, map rocks
geospatial ; national map
  gis, maps, lidar
remote sensing
  satellite images
water resources research
  water study university
ground water monitoring
  groundwater, aquifer, water in wells
cooperative research units
  wildlife students research
climate adaptation science
  adapt to climate
standards measurement research
  nist research
information security ; cybersecurity
  hackers, cyber, cyber attack, computer hacking, ransomware
mathematical sciences
  math grant, mathematicians, prime numbers, number theory
basic scientific research ; basic applied scientific research
  navy research, army research, military research, defense research, weapons research
military medical research
  medicine for soldiers, combat injury research
air force research
  air force science
nuclear nonproliferation
  nuclear weapons spread
stewardship science
  high energy density physics
fusion
  inertial fusion
minority science engineering ; women minorities science technology
  minorities in science, women in science, girls in stem, girls in science, black scientists
graduate research training ; research training
  train scientists, phd students
institutional capacity ; centers excellence
  university center
statistics
  data, numbers, survey data
science preparedness
  disaster science
artificial intelligence
  ai research
research technology development
  darpa, defense technology
mathematical physical
  materials research, undergraduate research physics, basic research
fisheries development utilization
  aquaculture, oyster farm, oyster research, marine research, noaa fish, shellfish
education nasa stem engagement
  nasa for students, space camp
exploration ; space exploration
  moon mission
predictive science ; supercomput
  simulation
infectious emerging ; zoonotic
  diseases from animals
cell gene therapy ; regenerative medicine
  stem cells, gene therapy
precision medicine
  personal medicine dna
cancer moonshot
  cancer cure program
cancer research manpower
  train cancer researchers
cancer control
  quit cancer behavior, cancer survivors
dietary supplement
  vitamins
women health research ; women health
  women's health, menopause, endometriosis
health services research ; healthcare costs quality
  how hospitals can do better, hospital quality
tobacco control regulatory
  study cigarettes
sustainability design p3 ; student design
  college design contest environment
water innovation technology
  new water technology
security grants cyber ; information security
  cyber scholarship, cybersecurity degree
intelligence community
  become a spy, intelligence careers
technology innovation
  new technology grant
autonomous drones ; unmanned aircraft
  drones
broad agency announcement
  noaa special projects
primary immunodeficiency
  weak immune system
prevention research centers
  prevent disease research
health equity data
  health data access
earthquake hazards
  earthquake research
arctic ; alaska research
  alaska science
coal research
  coal university
pest vector ; vector control
  mosquitoes, ticks
ebola ; infectious disease
  ebola
citizen science ; weather observation
  rain measurements
`;
