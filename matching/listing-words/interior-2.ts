export const INTERIOR_2 = `
15.530 irrigation district water conservation plan; small water district flow meters; teach kids water saving; measure ditch water; small canal automation; water audit district plan
15.531 yakima river salmon; yakima irrigation district conservation; yakima tribe irrigation; wapato canal; sunnyside canal piping; yakima basin fish and farms
15.532 trinity river salmon restoration; hoopa yurok fish; trinity river gravel; weaverville river habitat; lewiston dam fishery; steelhead trinity county
15.533 california delta reservoir studies; sites reservoir; bay delta water storage; los vaqueros expansion; delta levees and smelt science; calfed surface storage
15.535 utah reclamation fish mitigation; wetlands upper colorado wildlife; habitat replacement central utah; strawberry river or provo habitat
15.537 silvery minnow; willow flycatcher albuquerque; minnow rescue drying river; rio grande pueblo species
15.538 lower colorado river habitat; cottonwood willow planting yuma; razorback lower river; marsh for clapper rail; desert river native fish arizona; needles blythe riparian species
15.539 wichita water aquifer recharge; kansas aquifer storage; wichita well field salt plume; little arkansas river water
15.540 las vegas wash wetlands; lake mead water quality; clark county wetlands park; erosion weirs wash; henderson wash vegetation
15.541 central arizona project; colorado river basin project studies; canal from colorado river phoenix; tucson canal water; cap water augmentation
15.542 gila river indian community water; arizona tribe water settlement; tohono o'odham water; pima maricopa irrigation; gila tribe irrigation canals; new mexico gila water
15.543 tahoe clarity sediment; upper truckee marsh; tahoe meadow restoration; stream restoration south lake tahoe
15.544 platte river cranes; piping plover nebraska; whooping crane habitat kearney; pallid sturgeon platte; least tern sandbars; wyoming colorado nebraska river program
15.546 teen summer work reclamation; youth corps at dams; young people trail crew reservoir; conservation corps reclamation; high school student water jobs; college intern water bureau; invasive weed crew teens; first outdoor job near lake
15.550 fishing day for disabled kids; kids in wheelchairs go fishing; handicapped children fishing trip; disadvantaged kids at the lake; special needs fishing derby; take underprivileged children fishing
15.552 gallup new mexico water; navajo hauling water; navajo pipeline san juan river; window rock water supply; jicarilla apache water; running water on navajo nation
15.553 clovis water pipeline; portales drinking water; ute reservoir pipeline; cannon air force base water; curry county aquifer drying; texico water
15.554 start a watershed group; river council coordinator; ranchers and anglers work on river; watershed restoration planning west; local creek group stakeholders; watershed project design
15.555 san joaquin river salmon return; friant dam river flows; fresno river restoration; levee seepage farmers san joaquin; mendota pool bypass; spring run chinook
15.557 water model software tools; hydrologic data for water managers; reservoir forecast tool; applied water science university; gis data river managers; groundwater model district
15.558 miner flat dam; whiteriver arizona drinking water; fort apache pipeline; cibecue water
15.559 pueblo irrigation ditches; acequia pueblo repair; new mexico pueblo ditches; rio grande pueblos farming water; santo domingo cochiti irrigation
15.560 water efficiency research university; climate and river flows study; renewable energy water delivery research; western water science; reservoir evaporation research
15.563 solano county duck clubs; salinity gates marsh; suisun wetlands managed; marsh water control structures
15.564 kit fox habitat california; san joaquin endangered plants; giant garter snake land; tiger salamander central valley; buy habitat central valley; vernal pools california land
15.565 taos valley acequia wells; el prado water; taos mutual domestic wells
15.566 klamath irrigators no water; klamath project farmers idle land; klamath groundwater pumping payments; tulelake water shortage; pay to not irrigate klamath; klamath falls drought farms
15.567 paid to leave water in colorado river; fallow fields for lake mead; farmers paid not to irrigate; lake powell falling conservation; skip hay crop water payment; system conservation agreement; city conserve water mead
15.569 water education for teachers; project wet classroom; water education foundation tours; teach public about water; kids learn water west
15.570 california delta water savings farms; irrigation efficiency bay delta; california city water leaks; drip irrigation california district; calfed toilets and turf
15.571 salton sea dust; salton sea wetlands; imperial valley lake shrinking; coachella valley salton sea; fish die off salton; toxic dust asthma imperial county
15.572 california farm irrigation upgrade; canal improvements and on farm drip; nrcs and reclamation joint irrigation; california irrigation district; farm pump energy water california; pressurized irrigation delivery
15.574 raise a dam more storage; big reservoir enlargement; new federal reservoir west; enlarge lake for water supply; shasta or friant storage
15.576 kachess cle elum lake; fish passage cle elum dam; yakima drought relief pumping; kittitas canal; bull trout yakima basin
15.577 hauling water no pipes town west; rural western town drinking water; poor community water line reclamation; disadvantaged community wells dry; western town no safe water; small water system construction
15.580 dam removal fish; remove old dam; fish ladder west; river restoration large project; reconnect floodplain salmon; estuary restore reclamation; culvert barrier removal
15.581 water resources development act reclamation; wrda authorized water work; reclamation flood or water law project
15.582 dry redwater montana water study; circle montana water; sidney fairview rural water; mccone county drinking water; richey jordan water feasibility
15.583 truckee river research; carson river data; reno fallon water study; newlands irrigation model; truckee carson basin monitoring
15.605 fish hatchery state; stock trout lakes; boat ramp for anglers; fishing pier state; bass and walleye management; teach kids to fish state; aquatic education fishing; fishing license excise tax money
15.608 zebra mussels; asian carp; boat wash station mussels; quagga mussel inspection; state invasive species plan; lake weeds milfoil; snakehead or lionfish
15.611 hunter safety class; state game agency deer; public shooting range; pheasant and turkey habitat; hunting land access; hunter education instructors; wildlife management area; archery range state; elk or duck habitat tax on guns
15.614 coastal marsh purchase; salt marsh restoration state; buy coastal wetland; wetlands great lakes coast state; estuary land protection; shoreline wetlands restore
15.615 habitat conservation plan land purchase; buy land for rare species; county habitat conservation plan; state recovers endangered animal; rare plants on private land state
15.616 boat sewage pumpout; marina pumpout station; boat toilet waste dump; pumpout boat harbor; dump porta potty boat; no discharge boating marina
15.619 save rhinos; tiger poaching patrol; rhino horn trade; tiger conservation india; sumatran rhino
15.620 african elephant poaching; ivory trade; rangers protect elephants africa; elephant crop raiding africa; elephant antipoaching
15.621 elephant conflict villages asia; elephant habitat thailand; borneo elephants; sri lanka elephant farmers
15.622 big boat dock marina; docks for yachts over 26 feet; transient boat slips; visiting boaters moorings; town marina docks cruisers; waterfront docks for travelers by boat
15.623 duck habitat wetlands; restore prairie potholes; ducks unlimited style wetland project; waterfowl marsh canada mexico; buy wetlands for migratory birds; small wetland project; bird marsh land trust
15.626 hunter education extra money; build rifle range state; bowhunter education; firearm range construction; enhanced hunter training; archery and shooting classes
15.628 hunting fishing survey nationwide; several states wildlife project; recruit new hunters anglers national; association of fish agencies; national hunting participation project
15.629 gorilla conservation; chimpanzees africa; bonobo protection; ape sanctuary africa; bushmeat great apes
15.630 living shoreline; oyster reef restore; coastal habitat on private land; dune and marsh planting; estuary fish passage coast; seagrass and mangrove restoration; bay restoration group
15.631 landowner restore wetland on my farm; make a pond for wildlife; help me plant native grass; private land wildlife habitat; creek fence for fish on my ranch; pollinator meadow my land; want more quail on my farm; remove cedar from pasture habitat; rancher trout stream fix; fish barrier on my property; duck pond on farm
15.634 state wildlife action plan; state nongame animals; bats frogs turtles state agency; keep species off endangered list state; state biologists survey rare wildlife; songbird decline state
15.635 songbirds latin america; warbler wintering habitat; bird reserve central america; shorebirds caribbean; migrating birds south america
15.636 subsistence hunting alaska; subsistence fishing rural alaskans; village moose caribou study; salmon counts alaska village; traditional knowledge harvest alaska; alaska regional advisory council
15.637 partners for waterfowl habitat region; prairie bird habitat partnership; bird conservation planning regional; playa lakes gulf coast joint venture
15.639 tribe wildlife program; tribal game wardens biologists habitat; reservation elk bighorn study; buffalo or salmon tribe; tribe fish hatchery wildlife; tribal wildlife habitat project
15.640 jaguar conservation; wildlife mexico caribbean; amazon wildlife trafficking; rainforest protected areas; andean wildlife projects
15.643 spring bird hunting alaska natives; alaska egg gathering; subsistence goose hunt; village waterfowl harvest survey; alaska bird comanagement council
15.645 sea turtle nesting beach; turtle egg poaching; leatherback turtle; freshwater turtles asia; tortoise trafficking; sea turtle patrol abroad
15.647 midwest bird research; shorebird monitoring midwest; prairie bird study iowa; great lakes migratory bird monitoring; minnesota wisconsin bird habitat
15.648 california salmon habitat fish and wildlife; cvpia fish doubling; side channel sacramento salmon; wetlands refuges central valley fws; steelhead gravel restoration; fish screen farm diversion
15.651 congo wildlife; gabon parks elephants; gorilla poachers congo basin; central africa rangers; pangolin trafficking cameroon
15.652 burmese python; invasive plants refuge; feral hogs control wildlife; nutria in marsh; invasive ants or rats island; early detection invasives; phragmites removal wildlife land
15.653 get people fishing campaign; fishing ads national; take me fishing; boating promotion diversity; new anglers outreach; foundation promotes fishing boating
15.654 refuge friends group; wildlife refuge visitor center; refuge trail boardwalk; urban refuge partner; refuge habitat management agreement; volunteers at wildlife refuge
15.655 bird banding; bird counts monitoring; eagle survey; migratory bird research university; bird collisions with windows; urban bird city; waterfowl survey
15.657 recover endangered species; captive breeding rare animal; monarch or bee recovery; endangered fish hatchery rearing; rare plant recovery; condor ferret or butterfly recovery; mussel propagation
15.658 oil spill damaged wildlife restoration; restore river after chemical spill; polluter settlement habitat; damage assessment birds oil; trustees restoration project; loss of fishing from pollution; superfund river wildlife
15.660 animal almost endangered; candidate species habitat; sage grouse or prairie chicken voluntary; keep species from being listed; at risk species survey; monarch candidate species
15.661 snake river hatcheries; salmon steelhead hatchery idaho; lower snake dams fish; washington oregon hatchery steelhead; nez perce hatchery
15.662 great lakes fish habitat; lake michigan wetland restoration; lamprey lake trout; piping plover great lakes; great lakes toxic wildlife study; lake erie marsh; invasive plants great lakes
15.663 theodore roosevelt genius prize; fish wildlife foundation agreement; prize for wildlife technology; conservation foundation matching
15.664 one time fish and wildlife project; temporary fws award; ad hoc wildlife agreement; miscellaneous wildlife coordination; conservation conference support
15.665 wetland maps; digitize wetlands map; is my land a mapped wetland; update wetlands inventory; state wetland mapping
15.666 wolf killed my calf; wolves killing sheep; paid for livestock lost to wolves; range rider wolves; fladry fence wolf; rancher wolf damage; guard dogs against wolves; wolf attack on cattle; dead cow wolf compensation; night pens wolf country
15.667 highlands forest land protection; new jersey highlands land; connecticut highlands conservation; pennsylvania new york highlands purchase; buy land hudson highlands; drinking water forest highlands
15.668 coastal impact oil money projects; louisiana parish coastal restoration ciap; alaska borough offshore impact; gulf county coastal impact; california coastal county oil impact
15.669 landscape conservation partnership; regional wildlife corridor planning; connect habitat many partners; conservation blueprint southeast; large landscape planning
15.670 wildlife decision science; climate and species modeling; habitat monitoring science; adaptive management research; refuge biology data
15.671 yukon chinook decline; salmon counting yukon village; canada yukon salmon treaty; yukon fish research
15.674 wildfire near wildlife refuge; refuge neighbors brush clearing; fuel reduction refuge community; rural fire help refuge; fire education near refuge; prescribed fire refuge town
15.676 youth jobs wildlife refuge; student intern fish and wildlife; conservation corps refuge; summer wildlife job college; young biologists diversity; teens work at hatchery; veterans youth corps fws; city kids nature job
15.677 sandy damaged marsh restore; refuge repairs after superstorm sandy; dune and beach habitat sandy; new jersey salt marsh storm; coastal resilience sandy wildlife; dam removal northeast after sandy
15.678 university wildlife research partner fws; professors study refuge species; cesu agreement wildlife; graduate student field work refuge; ecosystem study units fish wildlife
15.679 wildlife smugglers; illegal ivory and pangolin trade; stop animal trafficking abroad; illegal timber trade; online wildlife crime; customs rangers antitrafficking
15.680 mexican gray wolf; lobo reintroduction arizona; wolf recovery new mexico; range riders mexican wolf; wolf captive breeding zoo
15.681 farm on wildlife refuge land; hay the refuge; graze cattle on wildlife refuge; plant corn for ducks refuge; sharecrop refuge fields; refuge cropland agreement farmer
15.682 older workers at wildlife refuge; 55 plus fish and wildlife job; retired biologist part time; senior temporary hatchery help; retirees wildlife service
15.683 manatee rescue; sea otter rehab; stranded walrus; polar bear response; marine animal hospital manatee; aquarium rescues sea otters; cold stressed manatee
15.684 bats dying white nose; bat fungus; bat cave survey; white nose syndrome treatment; state bat biologist
15.685 culvert blocks trout; remove old dam creek; fish ladder; road crossing fish barrier; salmon can't get upstream; town dam removal fish; bigger culvert flooding road fish; landowner irrigation dam fish bypass
15.686 brook trout habitat partnership; fish habitat group project; bass lake habitat; stream bank fish cover; reservoir fish habitat; estuary fish nursery partnership
15.687 sea lamprey poison; lamprey barrier great lakes; lampreys killing lake trout; lampricide treatment; lamprey trapping river
15.688 great lakes fish restoration states tribes; sturgeon whitefish great lakes; great lakes regional fish project; lake trout great lakes act; wildlife restoration great lakes basin
15.689 orangutan conservation; gibbons asia; ape rescue borneo; sumatran orangutan forest; siamang habitat
15.690 african rhino protection; black rhino; rhino poaching south africa; white rhino rangers; dehorn rhinos namibia
15.785 nicodemus kansas black town; exoduster settlement history; nicodemus descendants; preserve african american prairie town; graham county kansas historic site
15.805 university water study state; student water research project; land grant water institute; groundwater contamination professor; drinking water research state center
15.807 earthquake research; fault line study; seismograph network; earthquake early warning; quake ground shaking university; seismologist funding; san andreas new madrid research
15.808 usgs science research; stream gauge data; geology biology research agreement; water quality monitoring usgs; university scientist geological survey; harmful algae or minerals study usgs
15.810 geologic map of my county; state geologist mapping; student geologic mapping edmap; bedrock mapping; statemap quadrangle; surface geology map
15.812 wildlife graduate student university unit; cooperative fish wildlife research unit; state game agency university research; fisheries master's student; university wildlife co op unit
15.814 old rock cores storage; geologic records digitize; preserve drill core samples; scan old well logs; state geological collections; fossil and rock archive
15.815 satellite images education; landsat training; americaview university; satellite imagery classroom
15.817 lidar elevation mapping; topographic map data; national map gis; 3d elevation state; aerial survey county terrain; hydrography data mapping
15.818 hawaii lava alerts; ash eruption research; volcano observatory university; mount rainier lahar; alaska volcano seismology
15.820 climate adaptation science university; climate change effects on wildlife; drought and species research; tribal climate science partner
15.821 mudslide risk county; hillside sliding houses study; debris flow after wildfire; landslide inventory state; landslide warning planning town
15.875 island territory hospital and schools; guam samoa virgin islands help; marshall islands micronesia palau compact; territory technical assistance interior; island power and water; brown tree snake; coral reef islands territory; covenant capital improvements northern marianas
15.904 state historic preservation office; national register survey; tribal historic preservation officer; certified local government preservation; survey old buildings town; historic district nomination; historic house survey town
15.912 national historic landmark owner; landmark building nomination; landmark repair advice; famous building landmark status; landmark theme study
15.916 city park playground; build a ball field; splash pad town; new town park land; picnic shelter park; tennis court or skate park; buy land for public park; swimming pool outdoor city; walking trail in town park; dog park; state park campground
15.921 help planning a trail; town wants river trail; bike path planning assistance; greenway planner from park service; kayak water trail planning; community rail trail ideas; convert railroad to trail planning
15.922 return native remains museum; tribe bring ancestors home; museum nagpra inventory; sacred objects back to tribe; repatriate bones; consult tribes museum collections; reburial of native remains
15.923 preservation technology research; stone or adobe conservation study; preservation training workshop; conservation science historic materials; cemetery preservation training; monument cleaning research
15.925 lighthouse restoration; old ship repair museum; maritime museum exhibit; historic tugboat or schooner; shipwreck preservation; sailor history education; ship model boatbuilding program
15.926 civil war battlefield research; revolutionary war battle site; native american battlefield archaeology; battlefield signs and tours; map battlefield; war site preservation plan; indian wars site study
15.928 buy battlefield land; save battlefield from developers; civil war land purchase; revolutionary war farm easement; battlefield acres protect; war of 1812 site acquisition
15.929 restore national landmark building; save rare documents museum; conserve famous painting or flag; historic church national significance repair; museum artifact conservation; treasure historic mansion restoration; old theater landmark restore
15.930 chesapeake bay kayak launch; bay visitor trail; chesapeake museum interpretation; bay water access maryland virginia; chesapeake heritage education; watermen stories bay
15.931 youth crew national park; veterans conservation corps park; conservation corps for young adults; teen trail crew; summer work in national park; historic preservation youth crew; student conservation job parks; gap year trail work; veteran outdoor job parks; nonprofit corps fix trails
15.932 hbcu historic building; black college old hall repair; restore campus building hbcu; historically black university roof; old chapel black college; hbcu dormitory preservation
15.933 japanese american internment camp; manzanar tule lake preservation; wwii incarceration site; japanese american oral histories; confinement camp museum; internment barracks
15.935 appalachian trail club; long distance hiking trail upkeep; historic trail signs; ice age trail; north country trail volunteers; lewis and clark or oregon trail; pacific crest trail maintenance
15.938 boston african meeting house; black heritage trail boston; beacon hill black history; abiel smith school; boston abolitionist site
15.939 heritage corridor tourism; regional heritage nonprofit; coal or steel heritage region; gullah geechee corridor; heritage area local projects; erie canalway
15.941 mississippi river twin cities; minneapolis saint paul river trail; national river park minnesota; river education minneapolis; river corridor interpretation minnesota
15.942 north cascades learning; outdoor school washington mountains; north cascades kids camp; diablo lake education; skagit youth leadership outdoors
15.943 park service volunteer match project; local partner national trail small project; park cost share no grant; partner with rangers trail; cost share historic trail nps
15.944 park wildlife restoration; invasive plants in national park; park air and water monitoring; bison or elk park; coral reef national park; night sky and natural sound; bears in park research
15.945 park research university; professor studies in national park; cesu network nps; park science graduate student; archaeology training park university; park technical assistance university
15.946 park historic structures care; park archaeology; historic cabin in national park repair; museum objects park; ethnography of park tribes; park historian partner; cultural landscape
15.948 wildfire near national park; clear brush park neighbors; firewise gateway town; fuel reduction park boundary; rural fire department next to park
15.954 national park education partner; ranger programs nonprofit; kids visit national park bus; park volunteers interpretation; visitor programs park friends; junior ranger field trip
15.955 martin luther king birth home; sweet auburn atlanta; mlk historic district; ebenezer church preservation; king neighborhood atlanta
15.956 whidbey island farms preserve; coupeville historic; central whidbey trust board; whidbey historic farmland
15.957 historic building hurricane damage; flooded historic house repair; fix old courthouse after disaster; landmark damaged by storm; earthquake damaged historic church; state preservation office disaster; main street historic buildings flooded; historic downtown tornado
15.958 route 66 motel; neon sign restore; old gas station route 66; mother road diner; route 66 bridge; roadside attraction preserve; own historic route 66 business; oklahoma arizona route 66 town
15.959 bia schools education management; education line offices; bie program oversight; native school program administration; bie education specialists
15.961 tax credit for fixing old building; restore historic building 20 percent credit; developer rehab historic warehouse; old mill into apartments tax break; historic hotel renovation credit; bought old downtown building renovate; certified rehabilitation owner; tax break landmark rental property; convert old school to lofts; rehab main street storefront taxes
15.962 river council partnership; river study designation; protect free flowing river; delaware or farmington river; river conservation town partnership
15.963 arizona border park damage; desert border natural resources; sonoran desert research mexico; big bend organ pipe cross border; border archaeology park
15.964 september 11 museum; twin towers memorial education; world trade center memorial; flight 93 exhibit; nine eleven artifacts oral history
15.965 turn vacant lot into green space; groundwork trust city; urban youth green team; inner city river cleanup; contaminated lots to parks; city kids community garden groundwork
15.966 african american civil rights site; history of equal rights preservation; black church historic repair; underrepresented communities national register; paul bruhn rural main street preservation; historic revolutionary buildings semiquincentennial; tribal heritage preservation; civil rights movement house; old rural theater restore
15.969 train wildland firefighters park; veterans fire crew; youth fire corps; fire and forestry workforce; prescribed burn training; chainsaw training crew; young people careers wildland fire
15.978 mississippi river fish monitoring; upper mississippi water sampling; river field station; backwater vegetation study; la crosse or havana river science
15.980 groundwater level monitoring; well monitoring network state; aquifer data; observation wells; state groundwater data provider
15.981 how much water used statewide; water withdrawals reporting; irrigation metering data; water use database state agency
15.984 subsistence park alaska; hunting in alaska national park; rural alaskans fish park lands; caribou sheep study park; alaska village traditional harvest nps; subsistence resource commission
15.987 state restores national park land; good neighbor restoration park; county forest work in park; tribe restoration inside park; joint watershed work national park
15.988 state helps run park recreation; good neighbor recreation national park; county trail work inside park; keep parks open with state; tribe recreation service park
15.991 trail flight 93 pentagon new york; memorial bike route 1300 miles; trail linking nine eleven sites; pennsylvania memorial hiking route
`;
