/** Research, science, space, sea, weather, arts and museums. */
export const SCIENCE = `
mathematical physical sciences
  physics, chemistry, astronomy, math research, mathematics, telescope, physicist, chemist
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
archaeolog ; cultural resources
  artifacts, digs, ancient ruins
paleontolog
  fossils, dinosaur
standards measurement research
  nist research
information security ; cybersecurity
  hackers, cyber, cyber attack, computer hacking, ransomware
mathematical sciences
  math grant, mathematicians
basic scientific research ; basic applied scientific research
  navy research, army research, military research, defense research, weapons research
military medical research
  medicine for soldiers, combat injury research
air force research
  air force science
strategic languages ; language flagship ; startalk
  teach critical languages, arabic chinese russian teaching
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
arts organizations individuals ; promotion arts
  artist, painter, musician, dance, theater, theatre, music, orchestra, painting, sculpture, poet, art project,
  art grant, writer, novelist, dance company, film
arts partnership agreements
  state arts council, state arts agency
humanities fellowships
  write a book, book about history, scholar book, historian
humanities research
  history research, philosophy, literature research
humanities public programs
  documentary film, documentary, history exhibit, museum exhibition history, podcast history
humanities preservation access
  preserve old photos, digitize archives, preserve collections, old newspapers, digitize
digital humanities
  computers and humanities
humanities teaching learning ; humanities professional development
  college humanities course, summer institute teachers
humanities federal state partnership
  state humanities council
humanities challenge
  humanities building, humanities endowment
arts artifacts indemnity
  insure borrowed paintings, insure art exhibit
museum
  museums, exhibit
african american history culture museum
  black history museum, black museum
latino history culture
  latino museum
native american museum
  tribal museum
native american library
  tribal library
national leadership museums libraries
  library innovation
historical publications records
  publish historical papers, founding fathers papers
teaching primary sources
  library of congress teachers
battlefield
  civil war battlefield, revolutionary war site
japanese american confinement
  japanese internment camps, internment camp
maritime heritage
  old ships, lighthouse, historic ships
native american graves repatriation
  indian remains, return bones tribe, sacred objects
national heritage
  heritage area
native american languages
  save tribal language, dying language, teach tribal language, indigenous language
cultural preservation
  preserve culture abroad
international broadcasting
  radio free, broadcast abroad
public broadcasting ; television
  tv station, radio station
statistics
  data, numbers, survey data
science preparedness
  disaster science
artificial intelligence
  ai research
`;
