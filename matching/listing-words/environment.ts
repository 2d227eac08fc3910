export const ENVIRONMENT = `
66.001 state air quality agency; smog control staff; air permits office; county air district; factory smoke inspections; air monitors operation by state; dust and ozone plan; local air pollution board
66.032 radon in my basement; free radon test kit; radon fan installation; lung cancer radon house; test school for radon; radon resistant new homes; radon gas in tribal housing; state radon office; real estate agent radon
66.033 ozone commission northeast; northeastern states smog; air blowing from other states; mid atlantic ozone planning; regional ozone coordination
66.034 neighborhood air sensors; air pollution study; asthma and indoor air education; clean cookstoves; air toxics research near factory; community air monitoring; mold and secondhand smoke at home; monitor fine particles
66.037 air quality internship; student intern air agency; air workshops for state staff; smoke reading training; air pollution course
66.038 reservation dust and wood smoke; tribe air monitor; native wood stove changeout; tribal radon and mold assessment; air technician for tribe; emissions inventory reservation
66.039 replace old diesel truck; engine swap tugboat; old diesel tractor or bulldozer scrap; electric forklift and yard truck; garbage trucks cleaner engines; diesel idling truck stop; locomotive repower; refrigerated trailer units electrified; black smoke trucks in neighborhood; replace old smoky school buses; clean trucks at the port
66.040 state diesel rebate; state program old diesel engines; school district diesel replacement through state; clean diesel state fleet; vw settlement match diesel; farm pump diesel engine replace; state diesel emission office
66.042 acid rain lakes monitoring; acid streams adirondacks; long term lake chemistry; recovery from acid rain; sampling mountain brooks
66.044 wildfire smoke in school; air filters for library during smoke; clean air shelter; hvac upgrade smoke community center; smoky day classroom purifiers; preschool smoke protection; senior center clean air room
66.045 electric school bus; replace old yellow bus; school bus fumes; propane school bus; school district bus charger; kids breathing diesel on bus; rebate for school buses; charter school bus; scrap diesel school bus; rural district new buses; tribal school bus
66.046 climate action plan for city; state greenhouse gas plan; tribe carbon reduction measures; cut emissions regional plan; landfill methane and buildings climate; county emissions inventory; building retrofits under climate plan; cprg measures
66.047 destroy old refrigerant; hfc reclaim; recycle air conditioner gas; freon recovery business; refrigerant from junked fridges; coolant destruction technology
66.048 adopt california car rules; zero emission vehicle standard state; clean cars rule making; state vehicle greenhouse standards; section 177 states
66.049 electric garbage truck; zero emission delivery trucks; electric box truck for city; heavy duty ev charging and workforce; class 6 and 7 trucks; replace dirty big trucks; electric utility bucket truck; school district heavy trucks electric
66.051 zero emission port cranes; electric drayage trucks at port; shore power for ships at dock; port air pollution neighbors; electric terminal tractors; port emissions inventory; cleaner cargo handling; hydrogen port equipment
66.110 new england healthy communities; asthma in boston neighborhoods; lead poisoning maine vermont; toxic hazards in new england schools; connecticut community environment; rhode island clean air kids; young children's environmental health new england
66.121 puget sound tribes; salmon habitat tribal washington; tribe shellfish restoration; northwest tribal treaty fish projects
66.123 puget sound cleanup; orca recovery; shellfish beds closed washington; stormwater toxics seattle; puget sound shoreline restoration; salmon streams puget sound; remove bulkheads shoreline
66.124 louisiana marsh restoration; coastal erosion louisiana; rebuild barrier island; disappearing wetlands bayou; dredge sediment marsh creation
66.125 lake pontchartrain cleanup; new orleans lake restoration; sewage in lake pontchartrain; northshore louisiana water quality; cypress swamp maurepas; pontchartrain basin science education
66.126 san francisco bay cleanup; bay area creek restoration; trash in the bay; pcbs in bay fish; salt pond marsh restoration; oakland and san jose green streets; rain gardens bay area
66.129 narragansett bay; cape cod septic nitrogen; buzzards bay water; rhode island coast restoration; southeastern massachusetts ponds; remove dams herring run snep; salt marsh massachusetts
66.130 bp penalty money council; gulf habitat and water council selected; mississippi alabama coast restore council
66.202 earmark water project epa; sewer plant earmark; congress directed drinking water project; community grant for water main; senator got money for our water tower; named town wastewater project
66.203 help towns pay for water projects; how to set water rates; small utility financial advice; university finance help sewer; free help applying for srf; grant writing for water system
66.204 state flexible environmental money; tribe multipurpose epa; high priority environmental work state; state choose epa activities; implement permits and monitoring flexible
66.305 environmental rules help for auto shop; compliance assistance website; dry cleaner and printer regulations help; farm environmental compliance center; small manufacturer pollution rules; help understand epa rules
66.306 polluted neighborhood organizing; factory next door making us sick; community group and city solve pollution; low income area toxic problem; truck traffic fumes partnership; neighborhood environmental collaboration; church group fights pollution
66.309 technical help center for polluted communities; study of pollution burden on poor; environmental justice hubs university; tctac help with applications; community science surveys
66.312 city tackles pollution in poor areas; tribe environmental justice plan; county health department pollution hot spots; local government ej project; mayor and residents toxic sites
66.313 foreign environmental inspectors; environmental crimes overseas; illegal timber and waste enforcement abroad; pollution compliance in other countries; inece network
66.418 sewage plant island territory; american samoa sewer; guam wastewater plant; virgin islands sewage treatment; northern marianas sewer; dc sewage construction
66.419 state water pollution agency; discharge permits office; test rivers and lakes; fish kill investigations state; tribe water quality monitoring; impaired streams list; interstate river commission
66.424 training small water system operators; free help for rural water system; source water protection training; private well owner help; circuit rider drinking water; water operator certification help; tiny town water violations
66.432 state drinking water inspectors; public water system rules enforcement; is tap water safe state office; sanitary surveys of water systems; lead and copper rule state staff; well and lab certification state; mobile home park water system oversight
66.433 injection well permits; oilfield brine disposal wells; protect groundwater from injection; state uic office; septic large cesspool wells; wastewater injection earthquakes
66.436 water pollution demonstration; nutrient pollution research cooperative; stormwater training project; water quality conference; trash free waters
66.437 long island sound cleanup; connecticut shore nitrogen; oysters long island sound; westchester stormwater sound; low oxygen in the sound; habitat restoration new york sound
66.440 city creek cleanup; urban river volunteers; dirty bayou in the city; school kids test city stream; green jobs urban waterway; trash in neighborhood creek
66.441 protect healthy watershed; land trust protect headwaters; conserve forest for clean river; keep pristine stream from development; source water land conservation
66.442 pfas in our water small town; forever chemicals in well; manganese in tap water; small community contaminated drinking water; pfas filter for tiny system; poor town can't afford treatment; private wells pfas testing
66.443 replace lead pipes; lead service lines; lead in tap water city; flint type water crisis; lead pipe to my house; low income homeowner lead line; corrosion control for lead
66.444 lead in school drinking fountain; test daycare water for lead; filtered bottle stations at school; child care faucet lead; head start water testing; replace school water coolers; preschool kids lead water
66.445 become a water plant operator; water utility jobs training; sewer worker apprenticeship; water workforce shortage; young people careers in water; operators retiring; internship at water utility; water worker pre apprenticeship
66.446 help small town with sewer plant; rural wastewater circuit rider; free technical help lagoon; apply for sewer loan help; septic systems technical assistance; tribal sewer operator training; small wastewater plant out of compliance
66.447 sewage overflows when it rains; combined sewer overflow; stormwater flooding streets; capture and reuse rainwater; sewers back up in basements; green infrastructure city storm; manholes overflow
66.448 small water system drought; protect water plant from flood; small town water storm resilience; underserved water system natural hazard; water loss leak detection small system; backup generator water utility small; move well out of floodplain
66.454 river basin plan; regional water quality planning; council of governments water plan; state tmdl planning; watershed plan writing; wastewater planning areas
66.456 estuary restoration; bay program staff; eelgrass and oysters estuary; tampa bay or barnegat bay; coastal lagoon water; management conference estuary; fish nursery bay protection
66.458 borrow to build sewage plant; low interest loan sewer; finance wastewater treatment; septic replacement loan; stormwater pipe loan; upgrade sewer plant small city; principal forgiveness sewer; sewer rates too high; clean water srf; fix failing lagoon; pump station replacement
66.460 farm runoff; fertilizer washing in creek; cows in the stream; streambank erosion; lake algae bloom; failing septic polluting lake; fence cattle from creek; mine drainage stream; watershed group 319; dirt road sediment
66.461 tribal wetlands monitoring; map swamps and marshes; wetland plan region; build wetland protection program; wetland health assessment; local wetland rules
66.462 volunteers plant marsh; stream restoration training community; students restore wetland; urban waters restoration partners
66.466 chesapeake bay cleanup; bay oysters and crabs; plant trees along chesapeake streams; maryland and virginia bay restoration; pennsylvania farm runoff to bay; local watershed group chesapeake; bay grasses; small watershed projects bay
66.468 borrow for water treatment plant; new water tower loan; replace water mains; low interest loan drinking water; town well went bad; brown tap water; new village well; water utility financing; arsenic in town water; connect homes to public water; drinking water srf; lead line srf; leaking city pipes
66.469 great lakes cleanup; lake erie algae; asian carp; lake michigan beaches; toxic harbor sediment great lakes; sea lamprey and invasive species; detroit river restoration; wetlands on lake superior; great lakes fish habitat
66.472 beach closed bacteria; is it safe to swim; test beach water; swimming advisories; lake beach e coli signs; ocean beach monitoring; sewage at beach warning
66.473 tribe runs epa program; tribal inspectors federal environment; reservation drinking water oversight tribe; native staff for epa rules on reservation
66.475 gulf of mexico water quality; gulf farmers nutrient; gulf coast environmental education; trash free gulf; gulf seagrass and habitat; community resilience gulf waters
66.481 lake champlain cleanup; vermont phosphorus lake; lake champlain algae bloom; adirondack watershed champlain; zebra mussels in champlain; boat wash lake champlain
66.484 florida keys coral water quality; everglades epa project; south florida canals and bays; coral reef pollution florida; biscayne bay seagrass; red tide south florida; caloosahatchee algae
66.485 gulf dead zone; states reduce mississippi river nutrients; corn belt nitrogen strategy; iowa nutrient reduction; hypoxia task force state
66.486 carbon dioxide injection wells permit; carbon storage underground regulators; states take over co2 wells; ccs well permitting staff
66.487 land grant universities gulf hypoxia; tribes mississippi basin nutrients; sub basin committee nutrients; hypoxia partners not states; ohio river basin dead zone work
66.488 large city water resilience; midsize water utility cyber and climate; big water system drought protection; city reservoir extreme weather; utility serving over ten thousand hardening; water plant cybersecurity large
66.489 town water contaminated emergency; water system down after hurricane; emergency bottled water system; water main disaster health threat; jackson mississippi water crisis; chemical spill in water supply; boil water notice emergency
66.490 stormwater research center; rain garden technology university; green infrastructure center; permeable pavement lab; new stormwater control devices
66.508 older worker job at epa; over 55 environmental job; part time office work for seniors epa; retired scientist work; senior helps epa lab; job for retired engineer environment; older americans clerical work environment; come out of retirement; see enrollee; organization placing older workers at epa
66.509 epa star research; environmental health study university; air pollution health professor; drinking water chemistry lab; chemical exposure research; wildfire smoke science; environmental research investigators
66.510 epa lab cooperative study; environmental science special project; research office conference; ecological investigation cooperative; water treatment research cooperative
66.511 postdoc at epa lab; epa research fellowship; train environmental scientists; graduate student epa research; environmental fellows program
66.516 college team sustainability contest; student green design project; engineering students clean water invention; senior design environmental; eco gadget by students
66.517 epa regional lab study; short applied research region; local state environmental research with epa; regional science problem; rare study
66.518 seniors work for state environment agency; over 55 state epa job; older workers state environmental; retiree helps state inspectors; senior placed in state agency; part time environmental job retired state
66.521 new water purification invention; water technology pilot; desalination gadget test; filter technology for private wells; water startup demonstration; sensors for drinking water
66.522 groundwater running out research; sole source aquifer study; pump water into ground storage; wells going dry research; depleted aquifer center
66.600 guam environment agency; american samoa epa; virgin islands environment grant; northern marianas environmental quality; territory combined environmental award; island pollution control staff
66.604 small grant polluted neighborhood; community group lead and asthma; residents near refinery small project; neighborhood environmental workshop; local group toxic awareness; little nonprofit environmental justice
66.605 combine epa grants state; tribal performance partnership; one award for many environmental programs; state streamlined epa funding; ppg workplan; merge air and water state grants
66.608 environmental data sharing; state environmental database; exchange network node; tribe environmental data system; electronic reporting pollution data; online facility data state
66.609 kids and lead paint; children asthma triggers; child environmental health training; pediatric environmental health unit; healthy schools air; pregnant women and toxins; childcare environmental hazards; doctor asks about child pesticides
66.610 environmental council of states; state commissioners of environment; interstate technology regulatory council; states environmental association
66.611 environmental policy ideas; smart growth study; environmental economics research; sustainable communities technical help
66.614 community support pollution residents; help community take part in environmental decisions; public meetings participation low income; travel for residents to hearings
66.615 subgrants for grassroots pollution groups; regional grantmaker environmental justice; pass through money to community groups; easy small subawards neighborhood environment
66.616 disadvantaged neighborhood cooling center; weatherize and clean up poor area; community resilience hub; neighborhood climate and pollution project; tribal community change; heat island trees poor neighborhood; microgrid for poor community
66.700 pesticide inspectors state; illegal pesticide sales; pesticide drift complaint; crop duster sprayed my yard; farm pesticide enforcement; applicator license checks
66.701 asbestos inspection schools state; pcb inspectors; lead paint rule enforcement; toxic chemicals compliance state; landlord lead disclosure inspection
66.707 lead paint contractor license; certified lead inspector; lead abatement worker certification; lead safe renovation state program; tribe lead paint training; house painter lead certificate
66.708 help factories cut waste; pollution prevention for businesses; brewery and food plant reduce waste; green manufacturing advice; safer solvents for auto body; hotel saves water and chemicals
66.714 school pest control without chemicals; integrated pest management; less pesticide on farms; bees and pesticides; bed bugs and roaches ipm; mosquito control alternatives
66.716 pesticide safety education; pesticide poison hotline; research on pesticide risk; farm sprayer training; national pesticide information; toxic substances public education
66.717 use less toxic chemicals; reduce hazardous materials at businesses; cut waste before it's made; green business training reduction; state nonprofit source reduction
66.720 farmworkers pesticide training; doctors treat pesticide poisoning; migrant worker sprayed in field; spanish pesticide safety; nurse clinician pesticide; farm worker family exposure
66.721 carbon label for concrete and steel; low carbon building materials; asphalt plant epd; glass and lumber carbon reporting; salvaged building materials carbon
66.722 pesticide office employees training; pesticide registration reviewers course; regulatory scientists training; fifra staff training; risk assessors pesticide course
66.801 state hazardous waste agency; hazardous waste permits; chemical waste inspections state; rcra state program; toxic waste dump regulation; corrective action factories
66.802 superfund site cleanup state; abandoned toxic site; mine waste cleanup site; toxic dump in town cleanup; state leads superfund work
66.804 gas station tank inspections; buried fuel tank rules; underground tank leak prevention; tank operator training; convenience store tanks
66.805 gas station leaking tank; gasoline in groundwater; old gas station cleanup; fuel smell in well water; state cleanup of abandoned station; petroleum plume
66.806 living near superfund site; community hire independent expert superfund; neighbors toxic site adviser; citizens group superfund reports explained; tag for residents
66.808 landfill training rural; tribe dump and trash plan; small town solid waste help; composting and recycling demonstration; reduce open dumps; garbage management technical assistance; food waste pilot
66.809 state superfund staff; tribe superfund capacity; state cleanup program lawyers and staff; nonsite superfund activities
66.812 tribal hazardous waste; reservation household chemicals; used oil on reservation; tribe meth lab or illegal dump; native hazardous materials inventory; tribal waste code
66.813 new way to clean toxic soil; hazardous cleanup technology research; superfund research brownfield; groundwater treatment demo; hazardous substance research center
66.814 training on contaminated property reuse; community redevelopment advice brownfield; tab provider; free help for town with old factory
66.815 environmental cleanup job training; hazmat certificate for unemployed; asbestos and lead worker class; jobs cleaning up old factories; hazwoper training free; ex offender environmental job; unemployed neighborhood cleanup trainee; osha 40 hour course; solar and cleanup technician training
66.816 tank program tribal lands; indian country fuel tanks; leaking tank training conference; regional tank cleanup project; national tank prevention workshops
66.817 state brownfields program; voluntary cleanup program; tribe survey contaminated land; public record of contaminated sites; brownfields inventory state office
66.818 abandoned factory in town; clean up old gas station lot; contaminated land redevelopment; vacant mill site; environmental assessment of property; asbestos in old school; turn dump into park; old dry cleaner lot; phase 1 assessment; eyesore building downtown toxic
66.820 coal ash pond; power plant ash dump; state coal ash permits; fly ash regulation; ash landfill rules
66.920 recycling bins for city; new recycling center; compost facility; recycling trucks; sorting machines plant; tribe recycling program; curbside recycling start; county transfer station
66.921 teach people how to recycle; recycling education campaign; what goes in the blue bin; school recycling lessons; composting outreach; contaminated recycling bins education; stickers and mailers on recycling
66.926 tribal environmental office; tribe environmental coordinator; reservation environmental department; native village environmental plan; tribal trash and recycling staff; alaska village environment; tribe water and air baseline
66.931 pollution from other countries; foreign air pollution partnership; ocean plastic from abroad; mexico border environment; mercury in gold mining overseas; lead paint in poor countries
66.950 train teachers environment; environmental educators workshop; outdoor education professional development; university leads environmental educator network
66.951 nature classes for kids; outdoor school; school garden and stream study; teach kids about wildlife; local environmental awareness; nature center school programs
66.956 worst smog areas; san joaquin valley tractors; wood stove changeout; fairbanks wood smoke; los angeles clean trucks; replace dirty lawn equipment in smog area; valley haze; ozone nonattainment vehicles
66.957 green bank; clean energy lending national; finance low carbon projects; green fund loans for buildings; national clean financing; nonprofit green lender
66.958 borrow for giant water project; wifia loan; finance large wastewater plant; long term loan water reuse; desalination plant financing; federal credit for sewer tunnel; water main replacement program loan
66.959 free solar panels low income; community solar for renters; rooftop solar poor family; cut electric bill with solar; battery storage low income home; solar for mobile home; apartment solar affordable housing; tribal solar; no money for panels; solar subscription discount
66.960 community lenders clean energy; credit union green loans; cdfi green capital; low income green financing hub; accelerator for green lenders; train lenders in solar loans
66.961 combined superfund award; superfund block agreement state; several superfund sites one agreement; state superfund core and sites; bulk superfund tribe
66.962 columbia river toxics; columbia basin fish contamination; oregon washington river cleanup; tribal fishing columbia pollution; idaho snake river pesticide; reduce mercury columbia
66.963 healthy home target area; help program epa region; clean air water in target towns; local children's health target investment; lead asthma indoor target areas
66.964 bay water monitoring stations; pennsylvania maryland state bay grants; permits and inspections for bay
66.965 old military site alaska village; ancsa corporation polluted land; alaska native lands cleanup; fuel drums tundra village
`;
