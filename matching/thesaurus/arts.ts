/** Arts, museums, history, languages. */
export const ARTS = `
archaeolog ; cultural resources
  artifacts, digs, ancient ruins
paleontolog
  fossils, dinosaur
strategic languages ; language flagship ; startalk
  teach critical languages, arabic chinese russian teaching
arts organizations individuals ; promotion arts ; arts projects ; artist grant ; arts council
  artist, painter, musician, dance, theater, theatre, music, orchestra, painting, sculpture, poet, art project,
  art grant, writer, novelist, dance company, film,
  poems, poetry, write poems, finish my book, writing a book, my novel, sculptor, photographer, filmmaker, choir,
  mural, paint murals, pottery, artist grant, my art
arts partnership agreements
  state arts council, state arts agency
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
cultural preservation
  preserve culture abroad
international broadcasting
  radio free, broadcast abroad
public broadcasting ; television
  tv station, radio station
cultural native museum
  native culture, tribal archives, native artifacts, tribal museum
language training
  military language school
medical library
  medical libraries, health information libraries
writer ; artist fellowship ; artist grant ; individual artist ; creative individuals
  poems, poet, poetry, write a book, finish my book, novelist, writer, songwriter, my album, record an album,
  sculptor, photographer, art studio, artist, painter, musician
`;
