export const ENERGY = `
77.007 minority college nuclear program; hbcu nuclear engineering; hispanic serving college radiation science; tribal college stem nuclear; symposium minority students nuclear safety; internships nuclear minority
77.008 nuclear engineering scholarship; study health physics; nuclear technician trade school scholarship; graduate fellowship nuclear; nuclear professor development; become a nuclear inspector; money for radiation protection degree; community college nuclear
77.009 nuclear reactor safety research; university reactor study; fire and seismic risk nuclear plants; advanced reactor code research; spent fuel safety studies; nuclear materials aging research
81.005 monitor nuclear site environment; independent radiation testing; wipp independent monitoring; university samples near nuclear waste; technical review nuclear cleanup
81.008 protect power grid from hackers; utility cybersecurity; rural electric co-op cyber; energy emergency response plan; pipeline and power cyber tools; blackout preparedness state; electromagnetic pulse grid
81.009 medical isotope moly 99; scan isotope shortage; technetium supply hospital; domestic isotope company
81.010 lab inventions to market; energy tech commercialization; national lab spinoff; energy startup competition; technology transfer from doe lab; energy clean tech prize partner
81.012 ai for energy; machine learning in energy department; artificial intelligence energy research; ai office project; trustworthy ai energy
81.041 state energy office; state energy plan; energy efficiency through state; energy audits for local businesses state; building code energy state; state solar and ev planning; energy emergency planning state
81.042 house is freezing drafty; insulation for low income home; my furnace is old and broken; heating bill too high; weatherize my house; leaky windows grandma; attic insulation free; mobile home cold in winter; seal drafts and doors; energy audit low income; renter cold apartment weatherization; old refrigerator and water heater; disabled homeowner insulation
81.049 physics lab research; particle accelerator; supercomputing science; nuclear physics professor; genomics for bioenergy; early career scientist doe; national lab internship students; materials chemistry research
81.057 coal students and professors; carbon ore materials research; cleaner coal power student; hbcu fossil energy research
81.065 nuclear waste host community; tribe consult on nuclear cleanup; yucca mountain oversight; spent nuclear fuel storage siting; consent based siting; county nuclear waste oversight
81.086 energy saving research; led lighting research; electric vehicle battery research; efficient building technology; heat pump development; factory energy use research; industrial assessment center; advanced materials manufacturing; solid state lights
81.087 solar panel research; wind turbine research; geothermal drilling; hydrogen fuel cell; biofuel algae research; tidal and hydropower research; floating offshore wind; perovskite cells
81.089 carbon capture; carbon storage research; oil and gas technology; methane leaks from wells; rare earths from coal waste; abandoned orphan well research; direct air capture research; natural gas hydrogen research
81.092 oak ridge cleanup oversight; tennessee oversees oak ridge; federal facility agreement oak ridge; radioactive waste oak ridge state; oak ridge contamination agreement
81.102 students track wildlife oak ridge; turtles and snakes student monitoring; valley and ridge species; high school field biology tennessee; long term animal study
81.104 nuclear waste cleanup; hanford tanks; savannah river cleanup technology; radioactive soil treatment; cleanup workers training; radioactive sludge vitrify; nuclear site robotics
81.106 nuclear waste trucks through our state; wipp shipments emergency; tribe along nuclear waste route; radioactive truck accident training; carlsbad waste shipment corridors
81.108 sick nuclear workers study; former nuclear worker medical screening; beryllium disease; hiroshima radiation health study; health of bomb plant workers; marshall islands health; exposed at hanford health check
81.112 stockpile science university; high energy density physics; weapons physics academic; nuclear astrophysics low energy; stewardship science fellowship; laser plasma students
81.113 detect nuclear bombs research; nuclear explosion seismology; radiation detector research; nonproliferation university consortium; satellite sensor for nuclear tests
81.117 solar decathlon; energy education for students; clean energy training outreach; solar workforce training; clean cities coalitions; energy technical help for schools; teach about efficiency
81.119 energy special project state office; state building retrofit competition; state schools energy retrofit special; state ev charging pilot special
81.121 small modular reactor; advanced nuclear reactor; nuclear engineering university; reactor fuel research; keep nuclear plant open research; nuclear scholarships infrastructure; haleu fuel; university research reactor
81.122 power grid research; microgrid and storage research; transformers and transmission study; electricity reliability modeling; smart meters research; grid battery study; lineworker grid tech
81.123 nnsa minority colleges; hbcu security science consortium; tribal college engineering nnsa; minority students national labs; hispanic serving engineering pipeline nuclear security
81.124 exascale simulation center; predictive science computing; university modeling and simulation; multiphysics simulation; validated computer models
81.126 borrow to build clean energy plant; nuclear plant loan guarantee; loan for battery factory; energy infrastructure reinvestment loan; finance transmission line; ev factory loan; tribal energy loan guarantee; innovative energy project debt; hydrogen hub loan; convert coal plant loan
81.128 city energy efficiency; led streetlights for town; county building energy upgrade; solar on city hall; tribe energy efficiency block; library new windows and boiler; ev chargers for city; energy plan for county
81.131 clean coal power plant; coal plant carbon capture demo; coal demonstration project; capture co2 from coal; industrial coal power commercial scale
81.135 wild energy idea; high risk energy invention; breakthrough battery; radical energy technology; energy moonshot startup; fusion startup seed
81.136 old uranium mill site; long term care of nuclear sites; closed nuclear site monitoring; navajo uranium mill; legacy site community; weldon spring visitors
81.137 minority business energy contracts; minority students energy internship; energy minority college partnership; stem energy youth minority; hbcu energy program; minority firms energy department
81.138 heating oil prices survey; propane price data; winter fuel price reporting; state heating fuel prices; weekly propane survey
81.140 lanl firefighters; county fire service los alamos; firefighters nuclear lab
81.180 foreign reactor fuel charleston; charleston port nuclear shipment; state escorts spent fuel; savannah river foreign fuel
81.210 secure radioactive sources hospital; replace cesium blood irradiator; nuclear material security abroad; nuclear smuggling detection; protect uranium overseas
81.214 georgia south carolina radiation monitoring; savannah river archaeology; ecology lab savannah river; srs emergency response; savannah river community outreach
81.250 energy policy study; tax incentive requirements analysis; energy policy modeling; energy economics analysis; governors energy policy
81.251 apprenticeship at national lab; trade job national laboratory; machinist apprentice lab; welder electrician at doe lab; community college technician lab; high school to lab apprenticeship; skilled trades national labs
81.252 law directed academic program; aiken community energy support; workforce near nuclear site; university program directed by congress energy; community help near weapons site
81.253 battery factory; domestic energy manufacturing; build battery minerals plant; convert auto plant to electric vehicles; heat pump factory; supply chain magnet plant; small manufacturer energy coal community; transformers factory; battery recycling plant
81.254 grid hardening; bury power lines; power outage prevention; transmission line states; ice storm power lines utility; tribe grid resilience; wildfire proof power lines; rural coop grid upgrade; grid resilience state formula
81.255 clean hydrogen hub; direct air capture hub; rural energy demonstration; industrial heat decarbonize demo; clean energy on mine land; long duration storage demo; carbon capture pilot plant; remote village energy improvement
81.256 tennessee environmental surveillance oak ridge; fish and water sampling oak ridge; clinch river radiation; oak ridge emergency response tennessee
81.258 radioactive containment boxes factory; glovebox welders; glovebox supplier expansion
81.260 sheriff patrol nevada test site; law enforcement at test site; deputies for nevada national security; nye county police service
81.279 pantex police support; amarillo nuclear plant law enforcement; sheriff near pantex; carson county deputies; pantex plant security help
81.281 local jobs near nuclear lab; regional career training nuclear site; worc training; workers for savannah river; craft training for nuclear workers
81.300 hydropower plant payments; dam owner efficiency incentive; keep nuclear reactor running credit; hydro production incentive; dam safety incentive; transmission siting community money
81.302 laser fusion university; nif experiments; high energy density students; omega laser users; laser physics academic
81.505 arms control verification research; nuclear safeguards training; nonproliferation studies; nuclear export control experts; iaea safeguards interns
81.884 radiation emergency planning; dirty bomb response; nuclear incident training for responders; radiological preparedness association; local officials nuclear terror
`;
