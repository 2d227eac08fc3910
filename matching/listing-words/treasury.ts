export const TREASURY = `
21.004 irs sharing data with state; state tax department audits; federal return information for state; catch state tax cheats; tax agencies data swap
21.006 free tax help for seniors; aarp tax aide; file taxes over 60; grandma's tax return; volunteers do taxes at senior center; pension and social security tax questions; retired and don't know how to file; elderly tax preparer volunteers; e-file for old people; tax counseling library site
21.008 irs says i owe can't pay; lawyer for irs dispute; got a letter from the irs; audit and can't afford attorney; earned income credit denied; back taxes low income; irs took my refund; immigrant with tax problem; wage levy by irs; law school tax clinic; innocent spouse relief help
21.009 free tax preparation; vita site near me; claim earned income credit; file taxes low income worker; volunteer to prepare tax returns; child tax credit filing help; tax help for disabled people; tax help in spanish; get my refund without paying a preparer; w-2 filing help; nonprofit running tax site
21.011 affordable apartments financing seed money; nonprofit housing developer capital; affordable housing trust leverage; revolving loan fund for housing; cdfi housing development; build homes for low income renters
21.012 native cdfi; loan fund on reservation; tribal credit union start; native american bank capital; money lenders in indian country; alaska native lending organization; build native financial institution
21.014 bonds for community lenders; long term capital for cdfi; hundred million dollar bond; charter schools and clinics financed by cdfi; bond issue guarantee for low income areas; cheap money for loan funds
21.015 oil spill fines gulf coast; deepwater horizon bp money; restore gulf beaches and wetlands; louisiana parish coastal restoration; tourism promotion after oil spill; gulf seafood promotion; florida panhandle county projects
21.016 seized drug money to police; asset forfeiture share; police department gets forfeited cash; confiscated cars for sheriff; treasury forfeiture fund payment
21.017 pay for success; social impact bond; pay only if program works; homeless outcomes project private investors; child and family outcomes partnership
21.018 airline workers payroll covid; flight attendants pay pandemic; airline bailout wages; airport contractor furlough; baggage handlers kept on payroll; cargo carrier covid payroll
21.019 cares act money for states; covid costs of county; pandemic expenses of tribe; city covid response 2020; hazard pay for public workers; ppe purchase by state
21.020 become a certified cdfi; community loan fund grant; lender in poor neighborhood capital; credit union for underserved; expand affordable lending; nonprofit lender growing loan pool
21.021 bank branch in poor neighborhood; award to banks lending in distressed areas; bank invests in cdfi; insured bank community lending reward; distressed community deposits and services
21.023 can't pay my rent; behind on rent; eviction notice; landlord threatening to kick us out; rent help covid; lost job and rent is due; unpaid electric and water bill renter; back rent paid to landlord; being evicted next week; tenant facing court eviction; need security deposit and moving costs; help with apartment rent arrears; landlord waiting for tenant's rent
21.024 covid money for community lenders; cdfi pandemic response; quick grants to loan funds 2021; lender helping businesses hurt by covid
21.025 alternative to payday loan; stop payday lenders; small loan without bad rates; borrow 500 dollars safely; credit union small dollar loans; loan loss reserve for tiny loans; build credit score with small loan
21.026 behind on mortgage; about to lose my house; foreclosure help; missed house payments covid; homeowner property tax overdue; catch up on mortgage; bank foreclosing on our home; homeowners insurance and hoa dues unpaid; utilities shut off homeowner; laid off and can't pay mortgage; mobile home payment overdue; reverse mortgage taxes behind
21.027 arpa money for our county; american rescue plan city funds; covid recovery funds water sewer; premium pay for essential workers; town lost tax revenue in pandemic; slfrf reporting; tribe recovery funds; small village non entitlement unit
21.028 bus company lost business covid; motorcoach operator relief; school bus contractor pandemic; charter bus owners grant; passenger boat tours covid loss; party bus and tour buses payroll; whale watching boat company relief
21.029 broadband buildout from rescue plan; fiber to rural homes by state; community center for work and study; library renovation for digital access; laptops and devices public access; multi purpose community facility arpa
21.030 treasury invests in credit unions; capital for minority owned bank; black owned bank investment; preferred stock in cdfi bank; deposit institution lending to poor areas; low cost capital for community bank
21.031 help small firm apply for ssbci loan; accounting and legal advice for minority business; state technical assistance for business owners; prepare financial statements for loan; underserved entrepreneurs advisers; very small business loan readiness
21.032 county with lots of federal land; payments to public land counties; tribal government rescue fund; timber county revenue; revenue sharing county 2022
21.033 loan fund for minority communities after covid; persistent poverty lender grant; expand lending to borrowers shut out
21.034 competition for state small business advisers; help firms get into supply chains; legal and financial help clean energy firms; state pilot for entrepreneurs capital readiness
21.035 community lender borrow from treasury; low interest loan to loan fund; debt capital for nonprofit lender
`;
