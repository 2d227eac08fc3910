export const RESEARCH_AND_CULTURE = `
43.001 nasa science research; telescope data study; mars rocks research; satellite earth observations; astrophysics grant for professor; weather balloon and rocket experiment; citizen science nasa; sun and solar wind
43.002 quieter airplane research; supersonic flight; air taxi research; drone traffic control; wing design university; greener aircraft study
43.003 moon landing artemis; astronauts to mars; lunar base research; moon rover; spacesuit and habitat study; deep space capsule
43.007 space station experiment; astronauts health in orbit; rocket launch services; satellite communication network; research in zero gravity; low earth orbit business
43.008 nasa internship; space camp type program for students; nasa space grant scholarship; school talk to astronauts; robotics club from nasa; minority college nasa research; stem teachers space workshop; state epscor nasa; rocket contest for students
43.009 nasa mission support; nasa facilities and safety; nasa institutional services; administrative support nasa; engineering safety of missions
43.012 space startup technology; small satellites; nasa tech challenge; space robotics; early stage space inventions; graduate space technology fellow; nuclear propulsion in space; sbir nasa
43.014 earmark for planetarium; congress directed nasa project; science museum space exhibit; senator named space education
45.024 theater company funding; dance troupe performance; write a novel fellowship; poet grant; community mural; music festival; arts classes for kids; orchestra concert season; translate a book; public art design; art gallery exhibition; folk artist
45.025 state arts council; regional arts organization; poetry out loud; local artists state arts agency; folk arts partnership; arts education by state
45.031 student intern hispanic museum; smithsonian american latino fellows; hispanic serving college museum studies; latino curator training
45.032 museum staff training; train museum workers; museum career program; association teaching museum professionals; curators and educators skills; diversify museum workforce
45.033 hispanic heritage exhibit; chicano and puerto rican history; mexican american culture center; latino collection care; bilingual museum staff; cuban american history exhibit
45.129 state humanities council; local history talks; book discussion at library; speakers bureau humanities; family reading program; small town history exhibit; humanities council regrant
45.130 humanities endowment match; building for historical society; renovate historic museum; capital campaign humanities; matching funds for digital infrastructure; library addition humanities
45.149 preserve old newspapers; digitize archive; save old photographs; climate control for collection; historical society storage shelves; conserve manuscripts; endangered language dictionary; scan old records; temperature and humidity for museum storage
45.159 statistics on humanities; humanities majors data; survey of humanities jobs; humanities indicators study
45.160 write a history book; scholar summer stipend; year off to finish book; independent researcher fellowship; philosophy or literature professor book; translate ancient text; biography author support; public scholars nonfiction; humanities dissertation turned to book
45.161 edit papers of presidents; archaeology dig; collaborative history research; scholarly edition; translate classics; research fellows at libraries abroad; conference in humanities
45.162 college humanities course; new humanities curriculum; community college humanities program; veterans discuss literature and war; dialogues on the experience of war; hispanic serving college humanities; hbcu humanities teaching
45.163 summer institute for teachers; history landmark teacher workshop; teachers study history in summer; professors seminar; civil rights sites workshop; stipend for teachers to learn
45.164 history documentary film; museum history exhibition; historic house interpretation; podcast on history; traveling exhibit; film about famous american; public talks on history and culture; humanities radio show
45.169 computer analysis of old texts; 3d model of ancient site; digital maps of history; text mining software; humanities coding workshop
45.201 insure borrowed paintings; art loan from foreign museum; insurance for traveling art exhibit; museum masterpiece coverage; loss or damage of artifacts on loan
45.301 museum exhibit funding; children's museum programs; zoo or aquarium education; small museum collection care; botanical garden; art museum school visits; catalog museum objects; science center hands on exhibits; historical society museum
45.308 tribal museum; native american cultural center; native hawaiian heritage museum; tribal artifacts care; tribe museum staff training; elders teach tribal crafts at museum
45.309 black history museum; african american heritage museum; civil rights museum; hbcu museum; black museum interns; african american collection care; juneteenth exhibit
45.310 public library programs; library ebooks; summer reading program; library computers for public; talking books for blind; state library agency; bookmobile van; library job search help; interlibrary loan; library literacy tutoring
45.311 tribal library; books for reservation; native village library internet; tribe library librarian; native language storytime
45.312 national library project; museum field research; libraries testing new ideas; national digital platform library; library museum model program; share tools across libraries
45.313 become a librarian; library school scholarship; librarian training; master's in library science; diverse librarians; archivist training; school librarian education; library faculty research
47.041 engineering research professor; bioengineering lab; materials manufacturing study; nsf engineering center; earthquake engineering research; robots and sensors research; chemical engineering lab
47.049 math professor research; physics experiment; chemistry lab; astronomy telescope; pure mathematics; quantum physics; materials science; undergraduate summer research physics
47.050 volcano research; ocean research ship; earthquakes study; weather and atmosphere science; fossil and geology dig; river and groundwater science; climate modeling; seafloor drilling
47.070 artificial intelligence research; computer science professor; cybersecurity research; supercomputer access; robotics and machine learning; computer networks research; human computer interaction; computer science education
47.074 plant biology lab; ecology field station; evolution of animals; cell and gene research; insects and birds study; museum specimen collections; long term ecological site; microbiology not medical
47.075 anthropology fieldwork; psychology lab study; economics research; sociology survey; linguistics and language study; political science election study; child development research; archaeology dissertation; voter and household surveys
47.076 science teacher scholarship; college scholarship for stem; noyce teacher; community college technician program; hbcu science programs; graduate research fellowship; informal science museum learning; tribal college science; math education research; get girls into coding; s-stem low income students
47.078 antarctica research; arctic ice study; penguins and seals; mcmurdo station; greenland ice core; permafrost thaw in alaska; polar bear science
47.079 international research partners; students doing research abroad; science with foreign lab; global research network; research experience overseas for students
47.083 state research capacity epscor; big research instrument; interdisciplinary science centers; rural state university research; major equipment for lab; science of evaluation; research infrastructure smaller states
47.084 startup from lab invention; nsf sbir seed fund; i-corps customer discovery; regional innovation engine; turn research into company; deep tech startup money; semiconductor and quantum translation; accelerate prototype to market
`;
