/** Cash, children, families, older people, Social Security. */
export const FAMILY = `
temporary assistance needy families
  welfare, cash aid, cash assistance, tanf, money for single mother, single mom, single mothers, single parent,
  no income, broke no money kids, poor family money, help for poor families, cash for families, need cash,
  money for my kids, baby diapers, cant afford diapers, broke with kids, pregnant and no money, emergency money family, calworks,
  cash for kids, no money for kids, no income and kids, single dad, mom with no income
community services block grant
  community action agency, poverty programs, anti poverty, fight poverty, help poor people, poor people in my county,
  local poverty agency, help for low income people in community
social services block grant
  social services, state social services money
supplemental security income
  ssi, disabled and poor, disability check no work history, too disabled to work never worked, old and no income,
  disabled child money, blind and poor, elderly poor income, seniors with little income, disability check,
  disability money, too sick to work poor, low income senior, help for disabled child, monthly check disabled,
  bad back, child with disability check, cant work and broke, cant work anymore, hurt my back cant work,
  doctor says i cant work no more
social security disability insurance
  ssdi, cant work anymore, disability check, disability benefits, too sick to work, hurt and cant work,
  disabled worker, became disabled, disability pay, injured and cant work, long term disability, lost ability to work,
  social security cant work, social security disability, disabled and worked for years,
  doctor says i cant work, bad back cant work, stroke cant work, cant hold a job,
  too sick to work anymore
social security retirement insurance
  retirement check, retire, retired benefits, social security check, old age pension, retirement income,
  retirement money, pension
social security survivors insurance
  husband died, wife died, spouse died, dad died, father died, mother died, parent died, widow, survivor benefits,
  death benefit, orphan, my kids father passed away, lost my spouse, money after death in family, widow with children,
  husband passed away, wife passed away, dad passed away,
  survivor check, husband passed, wife passed, lost my husband, lost my wife,
  benefits for kids after dad died
work incentives planning
  work while on disability, keep benefits if i work, ticket to work, lose ssi if i work, go back to work disability,
  ssi and working, how much can i work
social insurance railroad workers
  railroad retirement, railroad pension, worked for railroad, railroad unemployment, union pacific, bnsf, csx,
  norfolk southern, amtrak pension, railroader
pension plan termination insurance
  company pension, pension went bankrupt, lost my pension, employer went under pension
child support services
  child support, deadbeat dad, ex doesnt pay, father wont pay, collect child support, mother doesnt pay support,
  find absent father, establish paternity, child support from dad, make dad pay,
  baby daddy doesnt pay
access visitation
  see my kids, visitation, custody visits, noncustodial parent
child care development block
  daycare, day care, childcare, child care cost, pay for daycare, babysitter, afford daycare, daycare subsidy,
  childcare voucher, child care, help paying for childcare, after school care, someone to watch my kids,
  someone watch kids while i work, kids while i work, sitter, babysitting,
  child care while working, daycare costs, daycare too expensive, work nights childcare
child care access parents school
  daycare on campus, childcare for college students, student parents, college daycare
head start
  preschool, pre k, prek, nursery school, early childhood, preschool for poor kids, toddlers school, early learning,
  free preschool, child development center, kids age 3, kids age 4, school for my 3 year old, school for my 4 year old,
  preschool for 4 year old, preschool low income, preschool poor
preschool development ; state preschool
  pre kindergarten, state preschool, birth to five
home visiting
  nurse visits new mom, new mothers home visits, nurse for new baby, parenting help newborn
healthy start ; maternal child health
  infant mortality, babies dying, healthy babies, prenatal care, pregnancy care, expecting mothers
foster care title iv e
  foster parents, foster child payments, become a foster parent, foster kids
foster care successful transition adulthood
  aging out of foster care, aged out, former foster youth, leaving foster care,
  turned 18 in foster care, foster kid turned 18, grew up in foster care
chafee education training vouchers
  foster youth college, college for foster kids, foster care student
adoption assistance
  adopt, adopt a child, adoption costs, special needs adoption, adopting from foster care, adopt my foster child
adoption opportunities ; adoption legal guardianship incentive
  find adoptive homes, recruit adoptive families
guardianship assistance ; kinship navigator
  raising my grandchildren, grandparents raising, grandma raising kids, relatives raising children, legal guardian,
  kinship care, caring for niece,
  grandchildren live with me, custody of grandchildren,
  took in my niece, took in my nephew, sisters kids live with me, raising my sisters kids
promoting safe stable families ; stephanie tubbs jones child welfare
  keep families together, family preservation, child welfare, cps
child abuse ; child welfare
  abused kids, child neglect, abused children, molested, neglected children, prevent child abuse
children advocacy centers
  child abuse investigation center, interview abused children
court appointed special advocates
  casa, volunteer for abused children in court, guardian ad litem
children exposed violence
  kids who saw violence, kids witness violence
healthy marriage responsible fatherhood
  fathers, dads, be a better father, marriage classes, marriage counseling, fatherhood
mentoring
  big brothers, mentor kids, mentor youth, role models, after school mentors,
  mentor for at risk kids, big brother big sister
twenty first century community learning ; 21st century community learning
  after school program, afterschool, after school, summer program kids
family violence prevention ; violence against women
  domestic violence, battered women, abusive husband, abusive relationship, abused wife, women shelter, battered,
  safe house, domestic abuse, he hits me, husband hits me, boyfriend hits me, get away from my husband,
  somewhere safe from my husband, leave my abuser
transitional housing victims domestic violence
  leave abuser housing, apartment for abused women, housing for domestic violence victims
sexual assault
  rape, rape crisis, sexual violence
legal assistance victims
  lawyer for abused women, protective order lawyer, restraining order
national family caregiver support
  caring for my mother, taking care of my parents, caregiver, care for elderly parent, caring for husband,
  watching my grandmother, caring for parent with dementia, care for sick spouse, aging parent, elderly mom, elderly dad,
  mom needs care, dad needs care, mom is old,
  elderly parents, mom cant live alone, dad cant live alone,
  quit job to care for mom, caring for my wife,
  mom has dementia, burned out caring
respite
  break for caregivers, rest for caregivers
supportive services senior centers
  senior center, rides for seniors, help for old people, elderly help at home, in home care senior,
  rides for old people, help for my elderly mother, help for elderly parent, help around the house elderly,
  check on my mother, someone to check on elderly
aging ; older adults
  elderly, seniors, senior citizens, old people, older people, grandparents, old folks, aged
elder abuse ; adult protective services ; abuse in later life
  elder abuse, elderly abused, abuse of old people, scam seniors, exploited seniors,
  older women beaten, grandmother abused, senior abused by family, stealing from grandmother, stealing from grandfather,
  stealing from old people, pushing grandmother around, hurting my grandmother, taking advantage of old people
long term care ombudsman
  nursing home complaint, bad nursing home, nursing home abuse
alzheimer
  dementia, memory loss, losing memory, wandering dementia
evidence based falls prevention
  elderly falling, seniors fall, fall prevention
foster grandparent
  seniors volunteer with kids, grandparents volunteer, stipend for older people, work with kids for seniors,
  tutor children seniors
senior companion
  visit lonely seniors, companion for elderly, lonely elderly,
  visit homebound seniors, companion for frail elderly, volunteers visit homebound
retired senior volunteer
  retired volunteers, volunteer after retirement, retired and want to help, volunteer for older people, senior corps
tax counseling elderly
  free tax help seniors, tax help for elderly
volunteer income tax assistance
  free tax preparation, file taxes free, do my taxes, free tax help
low income taxpayer clinics
  irs problem, dispute with irs, owe the irs, irs lawyer, tax dispute,
  tax help for poor people, tax lawyer low income, help fighting irs, taxpayer clinic
children youth families at risk ; youth
  teens, teenagers, youths, young people, adolescents
teenage pregnancy prevention ; personal responsibility education ; sexual risk avoidance
  teen pregnancy, teen moms, sex education, abstinence, sex ed
runaway homeless youth
  runaway kids, runaway teens
burial
  funeral, funeral costs, bury, cremation, gravestone
social security
  benefits check, monthly check
unaccompanied children
  migrant children alone, kids crossing border alone
direct payment life insurance
  life insurance
community development financial institutions ; small dollar loan
  payday loan, small loan, short term loan, high interest loan
special olympics
  sports for disabled kids
childrens mental
  child therapy
home delivered meals aging ; nutrition services
  food delivered to my parents, cant cook anymore,
  meals brought to, meals brought home, food delivered to mom, meals delivered elderly
child welfare ; foster care
  children taken away, foster children
family connection
  find relatives for foster kids
embryo adoption
  embryo, frozen embryos
elder justice
  protect elders
assistance for torture
  tortured abroad
family violence hotline ; domestic violence hotline
  abuse hotline
street outreach
  kids on the street
eldercare ; family caregiver ; care elderly
  help for elderly mother, help for elderly father, elderly parents, aging parent, care for aging mother,
  mother lives alone, father lives alone
`;
