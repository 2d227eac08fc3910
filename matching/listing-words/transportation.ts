export const TRANSPORTATION = `
20.106 repave the runway; small town airport improvement; new airport terminal; hangar and taxiway lights; airport snow plow and fire truck; fence to keep deer off runway; noise insulation near airport; county airport manager
20.108 university aviation research; drone safety study; jet engine research; fatigue of pilots study; aircraft fire and icing tests; airspace technology lab
20.109 faa center of excellence university; unmanned aircraft research alliance; general aviation safety consortium; aircraft noise and emissions campus center; pavement for airports lab
20.111 learn to fly in high school; become a pilot; flight school scholarships for teens; aviation class curriculum; flight simulator for school; drone pilot lessons for students; pilot shortage; flying club youth program
20.112 become an airplane mechanic; aircraft repair school; a and p license training; avionics technician course; apprenticeship fixing jets; high school aviation shop class; recruit veterans as aircraft mechanics; mechanic shortage at airlines
20.114 aircraft parts factory layoffs; keep plane makers on payroll; aerospace supplier lost orders in covid; pay machinists furloughed from plant; wing and fuselage plant wages; manufacturing payroll half paid
20.115 jet fuel from plants; green airplane fuel plant; saf blending and storage; hydrogen or electric airplane demo; lower airline carbon; biofuel refinery for airlines
20.200 better asphalt research; highway safety lab; test new road materials; traffic engineering study; pavement that lasts longer; driver behavior on freeways research
20.205 build a new highway; fix potholes on state road; replace old bridge; widen the interstate; sidewalk and bike lane downtown; county road washed out; off system bridge repair; traffic signals and turn lane; safe routes to school
20.215 road crew training; snowplow operator and culvert classes; national highway institute courses; transportation fellowship eisenhower; girls summer camp transportation careers; highway construction job skills; local road supervisors workshop
20.218 truck inspections at weigh station; state troopers checking big rigs; stop unsafe truckers; bus company safety audits; commercial vehicle crash reduction; new trucking company review
20.219 atv trails; build a hiking path; snowmobile trail grooming; mountain bike trail; horse trail and trailhead parking; dirt bike riding area; rail trail bridge; nature walk for wheelchairs
20.223 borrow to build a toll road; low interest loan for transit line; finance a big bridge; federal credit for highway project; loan for airport or station development; public private partnership tunnel borrowing; long term repayment mega road
20.224 road to the national park; gravel road into forest service land; access road to wildlife refuge; bridge leading to federal recreation area; county road to blm campground; parking and trail to public lands
20.231 truck registration tied to safety; stop license plates for unsafe carriers; motor carrier plate suspension system; out of service trucks registration; state irp computers
20.232 state cdl licensing office; commercial driver test examiners; cdl fraud detection; dmv truck driver license computers; speed up cdl skills testing; medical card for truck drivers records
20.233 trucks crossing from mexico; border truck inspectors; canadian trucks safety checks; buses entering from mexico; port of entry inspection staff
20.234 truck crash data quality; accident reports on big rigs; police crash records commercial vehicles; inspection data upload; accurate truck wreck data
20.235 veterans learn to drive a truck; truck driving school tuition; get my cdl for free; cdl class after the army; become a trucker; community college truck driver course; laid off and want to drive semi; spouse of service member trucking job; refresher training for truckers; guard and reserve cdl
20.237 truck safety technology; hazmat truck crackdown; share the road with trucks campaign; human trafficking awareness for truckers; work zone truck enforcement; roadside inspection sensors; local police truck enforcement
20.240 fuel tax cheats; dyed diesel in pickup; bootleg gasoline; state revenue agents fuel audits; unpaid diesel taxes
20.243 training for truck inspectors; teach police out of service criteria; hazmat inspection course for officers; certification for roadside truck inspectors; instructors for commercial vehicle enforcement
20.301 train safety campaign; kids playing on train tracks; operation lifesaver; trespassers on the tracks; railroad inspectors state program; suicide prevention on railways
20.313 train derailment research; rail track testing lab; locomotive engineer fatigue study; university railway engineering; safer tank cars research; crash tests of passenger cars
20.314 railroad corridor planning; environmental study for new train line; buy rail cars; improve rail yard; freight rail spur construction; add track capacity
20.315 amtrak northeast corridor trains; new amtrak cars; long distance passenger train operating; amtrak station repairs; national passenger railroad subsidy
20.316 borrow to fix railroad track; short line railroad loan; finance locomotives; buy freight cars on credit; refinance railroad debt; loan for train station housing; rail bridge financing
20.317 state passenger train equipment; bring amtrak to our state; improve intercity train stops; state rail plan; passenger rail track upgrades by state
20.318 magnetic levitation train; floating train; maglev demonstration line; baltimore washington maglev; las vegas maglev
20.319 bullet train; california high speed rail; fast train between cities; chicago to st louis trains; new high speed tracks; texas bullet train
20.320 move the train tracks out of downtown; trains cut our town in half; reroute railroad around city; raise track over road
20.321 positive train control; automatic train braking; computers stop trains colliding; electronic brakes for freight trains; broken rail warning sensors; commuter railroad ptc installation
20.323 hurricane sandy amtrak tunnels; flooded hudson river tunnel; amtrak storm damage new york; protect rail tunnels from flooding; penn station sandy recovery
20.324 restart a train route that ended; bring back passenger train; first years operating cost new train; gulf coast train service; train came through town once
20.325 short line track upgrade; replace wood ties and rail; freight railroad bridge replacement; derailments near our town; rail workers training; grain elevator rail siding; cleaner locomotives
20.326 replace hundred year old rail tunnel; gateway hudson tunnel; northeast corridor bridges; expand intercity passenger routes; rebuild old train stations; new passenger train corridor
20.327 train blocks the road for hours; ambulance stuck at railroad crossing; overpass over the tracks; crossing gates and flashing lights; kids crawling under stopped train; underpass for cars; close dangerous crossing
20.328 several states joining for passenger train; interstate rail commission; southern rail commission; multi state train advocacy; compact staff and planning for trains
20.500 new subway line; light rail extension; bus rapid transit build; streetcar downtown; commuter train to the suburbs; expand crowded metro system; new starts rating
20.505 regional transportation plan; mpo staff; traffic forecast for metro area; long range transit planning; state transit planning department; where should new routes go
20.507 city bus service; run the bus system; bus drivers and fuel costs; buy city buses; bus stops and shelters; transit agency operating; ride the bus to work in city; urban paratransit vans
20.509 no bus in my small town; country bus service; ride to town from the farm; tribal bus on reservation; intercity bus stop rural; dial a ride county; van to the clinic in rural county; rural transit drivers
20.513 ride to the doctor for grandma; can't drive anymore; wheelchair van with lift; senior center bus; rides for disabled adults; transportation to dialysis; door to door ride for elderly; volunteer drivers for seniors; blind and need a ride; nonprofit needs accessible minibus; paratransit beyond ada; travel training for disabled riders
20.514 transit research and training; bus agency technical help; transit cooperative research; rural transit assistance center; ideas tested in public transportation; transit institute courses
20.516 bus to night shift job; ride to work for welfare mothers; suburban jobs without a car; late night van to warehouse; reverse commute shuttle
20.518 wheelchair lift on greyhound; charter bus company accessibility; motorcoach lifts; over the road coach driver ada training; tour bus for disabled passengers
20.519 natural gas buses; hybrid transit bus purchase; cleaner diesel bus; smoggy city bus replacement; fueling station for cng bus
20.520 shuttle bus in national park; zion park shuttle; too many cars in the park; tram in wildlife refuge; yosemite traffic jam buses
20.521 rides beyond ada for disabled workers; same day ride for disabled; taxi vouchers wheelchair accessible; help disabled people get to jobs; accessible cabs
20.522 compare bus versus light rail; study of transit corridor choices; which route for new rail; corridor options evaluation; pre project transit study
20.524 dc metro repairs; wmata rail cars; washington subway track fix; metro fires and smoke safety; new metrorail trains
20.525 fix old subway; replace worn out rail cars; aging trolley tracks repair; rail signals and power replacement; ferry and bus lane upkeep; escalator broken at subway station
20.526 electric buses; replace worn out city bus; new bus garage; bus charging station; zero emission fleet; bus depot construction; school district not city bus barn
20.527 buses flooded by hurricane; subway flooded repair; transit service after disaster; evacuate by city buses; storm destroyed bus garage; tornado damaged rail line
20.528 state inspectors for subway safety; watchdog of metro trains; state oversight of light rail; trolley accident investigators; transit safety agency staff
20.529 test new bus models; bus crash and brake testing track; altoona bus testing; prototype bus durability; manufacturer bus model evaluation
20.530 self driving bus trial; ride sharing app with transit; mobility on demand; innovative bus technology demo; new idea for public transit; hydrogen bus research
20.531 transit workforce training center; learn to repair electric buses; bus mechanic apprenticeship; transit management courses; technical help for transit agencies; bus driver shortage recruitment
20.532 ferry boat to the island; new passenger ferry; alaska ferry system; dock and ferry terminal; commuter boat across the bay; ferry for remote villages
20.533 elevator at subway station; train station has no ramp; wheelchair can't get to platform; make old metro stops accessible; commuter rail station ada fix
20.534 earmark for our bus agency; congressman's transit project; community project funding bus station; senator directed transit money; named transit earmark
20.600 seat belt campaign; click it or ticket; child car seat checks; motorcycle safety classes; speeding enforcement overtime; teen driver safety; bike helmet giveaway; drunk driving checkpoints
20.606 license suspended in another state; problem driver records; dmv check across states; bad drivers database; revoked license lookup; employer check on driver history
20.607 open beer in the car; open container law; drinking while riding in vehicle; state alcohol law penalty transfer; passengers with open bottle
20.608 second dui penalties; repeat drunk drivers; ignition interlock law; jail for multiple dwi; license suspension for repeat offenders
20.611 pulled over because of race; racial profiling data; police traffic stops by race; stop and search statistics; driving while black; body of data on stops
20.614 traffic safety demonstration project; ambulance service national standards; drowsy driving study; pedestrian safety pilot; national highway safety research partner; ems data project
20.615 next generation 911; text to 911; old 911 equipment; dispatch center upgrade; find cell phone callers location; 911 operators training
20.616 distracted driving law; drugged driving enforcement; texting while driving campaign; ignition interlock program; car seat distribution; graduated license for teens; motorcyclist awareness; roadside deaths move over law
20.617 electronic crash reports; police accident form to computer; state crash database upgrade; send wreck data to nhtsa; e-citation software
20.618 car that won't start if drunk; breath sensor in dashboard; touch alcohol detector in car; passive drunk driving technology; alcohol sensor research
20.619 car crash test research; self driving car safety tests; airbag and crash dummies study; vehicle battery fire safety; investigate serious car crashes; automatic braking study
20.620 why people speed research; state highway safety office studies; drunk driver behavior research; seat belt use study; pedestrian behavior research
20.621 is my car recalled; dmv tells owners of recalls; recall notice at registration renewal; open airbag recall letters; unrepaired recalled cars
20.700 gas pipeline inspectors; state pipeline safety office; pipeline explosion prevention; inspect gas mains; natural gas leak inspectors; hazardous liquid pipeline checks
20.701 university transportation research center; campus transportation lab; graduate students in transportation engineering; regional utc consortium; college studying traffic and freight
20.703 hazmat training for firefighters; chemical spill response plan; train derailment drill; volunteer fire department hazmat class; oil train emergency training; emergency planning for tanker trucks; instructors for hazmat workers
20.706 firefighters trained for pipeline fires; gas line rupture response; pipeline emergency drill; first responders near pipelines; online pipeline training
20.707 inspect hazmat shippers; state inspectors for dangerous goods; lithium battery shipping checks; chemical shipper compliance; propane cylinder shipping inspections
20.708 replace leaky gas pipes; old cast iron gas mains; city owned gas utility repair; gas leaks in our town; municipal natural gas upgrade; bare steel gas line replacement; small town gas department
20.710 pipeline through our neighborhood; independent expert on pipeline; community worried about pipeline safety; landowners near pipeline; engineering review of pipeline route; public meetings on gas line
20.720 hit a gas line while digging; excavation damage prevention; state dig law enforcement; stop contractors cutting lines; backhoe struck pipeline
20.721 call 811 before you dig; one call center; mark underground utilities; locate buried lines; dig safe ticket system
20.723 pipeline inspection robot; leak detection technology development; industry pipeline research agreement; smart pig sensors; crack detection tools for pipe
20.724 professors studying pipeline corrosion; student pipeline research; university pipeline safety award; engineering school pipes project; new pipe materials academic
20.725 underground gas storage inspection; gas storage well leak; salt cavern storage; depleted reservoir storage safety; state regulators of gas storage wells
20.802 finance building a ship; loan guarantee for vessel; borrow to build a barge; shipyard modernization financing; ferry or tug construction loan; offshore wind vessel financing
20.803 ship insurance in war zone; war risk cover for vessels; cargo ship insurance when private won't; hull insurance during conflict; crew insurance wartime
20.806 maritime academy tuition; become a ship's officer; merchant mariner cadet stipend; student incentive payment cadet; training ship for state academy; cal maritime or maine maritime; fuel for training vessel
20.807 free college merchant marine; become a ship captain; midshipman appointment by congressman; marine engineer degree; third mate license school
20.808 save tax free to build ship; fishing or cargo vessel tax deferral; replace my ship tax account; shipowner deposit fund; great lakes freighter replacement
20.812 defer gain on ship sale; sold my vessel and want to reinvest; tax deferred account for boat builder; construction reserve for merchant vessels; rebuild tugboat tax benefit
20.813 stipend for us flag ships; commercial ships for military use; yearly payment per vessel; msp ship operator; sealift readiness payments; american crewed cargo ships
20.814 boat yard equipment; small shipyard crane; welding training at shipyard; drydock upgrade; boatbuilder travel lift; plasma cutter for shipbuilding; shipyard worker training
20.816 move freight by barge; river barge service; containers by water instead of trucks; short sea shipping; barge dock equipment; marine highway route
20.817 cleaner ship engines; tugboat repower emissions; shore power demonstration; alternative fuel ship test; vessel energy efficiency pilot
20.818 invasive mussels in the great lakes; ballast water testing superior; stop zebra mussels from ships; lake freighter ballast research; foreign species hitchhiking on ships
20.819 clean ballast water; ballast treatment system test; kill organisms in ship tanks; port ballast technology; verify ballast equipment on ship
20.820 mariner training innovations; shipping industry research; seafarer recruitment and retention study; vessel safety cooperative
20.821 women cadets conference; women at maritime academies; female mariners networking; girls becoming ship officers; women in the shipping industry
20.822 guam port modernization; guam commercial harbor cranes; port authority of guam; guam cargo wharf; jose leon guerrero port upgrade
20.823 fix the dock at our port; port cranes and wharf; small harbor cargo improvements; river port expansion; great lakes port dredging and berth; truck backups at port gate; fishing port cold storage; electric yard equipment at port
20.824 undersea cable ships; repair internet cable on sea floor; submarine cable vessel stipend; us flag cable layer; cable repair national security
20.825 fuel tanker ships for military; us flag tanker stipend; oil product tankers; tanker fleet fuel shortage; american tanker crew jobs
20.826 ship pollution research; underwater noise from ships; hull cleaning invasive species; marine environmental technology testing; biofuel for vessels study; ballast and emissions tech
20.901 keep airline flights in small town; subsidized rural flights; only airline leaving our airport; flights to alaska bush village; commuter air service subsidy; small city losing air service
20.909 dot research office project; new transport tech testing; remote sensing for roads; intelligent vehicle research
20.910 minority contractor for highway jobs; dot small business office; bonding help for road builders; disadvantaged business transportation contracts; women owned trucking firm bidding; learn to bid on highway work; short term loan for dot contractor; small business transportation resource center
20.930 attract an airline to our airport; revenue guarantee for new flight; airfares too high at local airport; marketing for new air route; small hub airport more flights; community air service recruitment
20.931 congress named transport research; advanced transport study; campus research on mobility
20.933 build grant for roads; raise grant main street rebuild; big transportation project for our city; tiger grant; complete street reconstruction; transit hub construction; port and rail and road combined; bridge over river for town; planning grant for corridor
20.934 infra grant; freight bottleneck interstate interchange; truck parking lot; nationally important highway; freight rail and port connector; trucks stuck at border crossing road
20.936 cargo airport and port demonstration; intermodal freight yard; air cargo apron; demo project for port authority; truck to rail transfer facility
20.937 mega bridge project; very large tunnel; billion dollar highway; brent spence bridge; project too big for state alone; major interstate river crossing
20.938 dangerous two lane country highway; rural bridge replacement grant; farm to market road; rural highway freight; county highway safety improvements; mountain pass road; rural mobility on demand
20.939 people killed crossing the street; vision zero plan; slow down traffic in neighborhood; crosswalks and speed humps; safety action plan for town; deadly intersection; protected bike lane; kids hit by cars near school
20.940 highway split our neighborhood; tear down the freeway; cap over the interstate; community divided by railroad; black neighborhood destroyed by highway; park over freeway
20.941 smart traffic lights; city sensors and connected vehicles; drone delivery pilot for city; smart city transportation; curb management technology; traffic signal tech demo
20.942 capacity builders for poor communities; help our town write transportation application; technical help thriving communities; mentors for underserved town projects; planning support for small city transportation
20.943 rural town hire engineer for grant; tribe needs lawyers and planners for road; pre development help rural infrastructure; feasibility study rural transportation; advisers for tribal transportation project; small county financial advice for bridge
20.944 driverless cars in the country; self driving shuttle on gravel roads; university rural autonomous vehicle; robot trucks in farm areas; automated rides for rural seniors
20.945 lease out the toll road; private investors for bridge; public private partnership advice; sell concession of parking or transit property; value city transportation assets
20.946 climate change and transportation center; carbon from cars research; roads resistant to floods study; university decarbonize transport; green transport research partnership
20.947 new bridge building methods website; engineers share bridge innovations; composite bridge materials info; database of advanced bridges
20.948 fair access to transportation research; who lacks rides study; mobility equity university; transport and poverty research; transit deserts study
20.949 steel mill waste in cement; lower carbon concrete study; recycle slag for roads; greener cement research
20.950 northeast university bridge research; advanced bridge materials lab; transportation infrastructure breakthrough; regional university transportation center bridges
`;
