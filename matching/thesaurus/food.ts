/** Food for people: benefits, school meals, food banks. */
export const FOOD = `
supplemental nutrition assistance
  food stamps, foodstamps, ebt, ebt card, snap benefits, snap, buy groceries, groceries, grocery money,
  money for food, no food, hungry, cant afford food, help buying food, food card, food benefits, feed my family,
  food assistance, food for poor families, food help,
  stamps, lost hours groceries, nothing in the fridge, fridge is empty, no groceries, run out of food,
  stretch groceries
supplemental nutrition assistance employment training
  job training for food stamp recipients, snap work program
state administrative matching supplemental nutrition
  run the food stamp program, administer snap, snap state office
supplemental nutrition education ; expanded food nutrition education
  cooking classes low income, teach healthy eating, nutrition classes, learn to cook healthy
special supplemental nutrition women infants children
  wic, baby formula, infant formula, food for pregnant women, food for new mothers, baby food, pregnant food,
  milk for baby, breastfeeding, food for toddlers, new mom, new mother, expecting a baby, pregnant, milk for my child,
  healthy food for kids, baby program, help with formula, help with my baby, diapers and formula,
  breastfeeding food, infant milk, out of formula
farmers market nutrition
  farmers market coupons, farmers market vouchers, fresh vegetables wic
senior farmers market nutrition
  fresh produce for seniors, farmers market seniors, vegetables for old people
school lunch
  free lunch, free school lunch, lunch at school, lunch for kids, reduced price lunch, school meals, feed kids at school, cafeteria,
  school food, feed students, meals for students
school breakfast
  breakfast at school, free breakfast
special milk
  milk for kids, milk at school, milk at camp
summer food service ; summer electronic benefit transfer
  summer meals, summer lunch, feed kids in summer, food when school is out, meals during summer break
summer electronic benefit transfer
  summer ebt, sun bucks, grocery card summer
child adult care food
  daycare meals, food for child care center, feed kids daycare, after school snacks, adult day care meals
fresh fruit vegetable
  fruit for schools, fruit snacks at school, vegetables at school
farm to school ; local food schools
  local food in school, school garden, farm food cafeteria, local food in cafeterias
school nutrition training ; team nutrition ; child nutrition
  train cafeteria workers, school cooks, healthier school meals, school kitchen equipment
emergency food assistance
  food bank, food pantry, soup kitchen, food shelf, emergency food, food boxes, stock our food pantry, food giveaway,
  surplus food, government food,
  free food, free groceries, food giveaway near me
commodity supplemental food
  food box for seniors, monthly food box, food package elderly, free groceries for older people, government cheese,
  senior hunger, commodity box, food for seniors
food distribution indian reservations
  food on reservation, commodity food, commods, food for tribal families, food boxes reservation, food on the rez,
  tribal food, food for native elders
nutrition services aging title iii part c ; nutrition services incentive
  meals on wheels, meals for seniors, senior lunch, lunch at senior center, hot meals for elderly,
  home delivered meals, feed old people, bring food to my mother, bring meals to my dad, food brought to old people,
  someone to cook for my parents, deliver food to seniors,
  mom cant cook, meals for my mother, meals delivered
emergency food shelter
  food and shelter charity, local food and shelter board
pandemic ebt
  school closed food card, covid food card
community food projects ; micro grants food security
  community garden, grow our own food, food security, hunger project, food desert, food insecurity
healthy food financing
  open a grocery store, grocery store in poor neighborhood, supermarket food desert, no supermarket,
  store with fresh food, corner store fresh food,
  food desert, grocery store food desert, open grocery store poor area
nutrition incentive
  double up food bucks, produce prescription, buy more vegetables with snap, fruit and vegetable vouchers,
  incentives for produce
nutrition assistance puerto rico
  food stamps puerto rico, pan puerto rico
hunger fellows
  hunger fellowship
food loss waste ; composting food waste
  wasted food, food scraps, compost
local food purchase
  buy local food for food bank, buy from local farmers
food safety
  food poisoning, safe food, recall, contaminated food
farmers market supplemental nutrition ; farmers market
  farmers market, farm stand, sell at farmers market
wic grants states ; wic
  wic office, run wic
farm to school
  sell food to schools, local food lunch, healthy school lunch
national food service management
  cafeteria managers training
food safety ; food inspection
  inspect food, food testing lab
sodium reduction
  too much salt
`;
