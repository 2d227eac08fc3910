/** The statutes, regulations and agency pages behind the immigration rules, each with the date of the text we read. */
export const IMMIGRATION_SOURCES = {
  ab540: {
    title: 'California Dream Act, California State University, East Bay',
    url: 'https://www.csueastbay.edu/undocumented/legislation-and-policies.html',
    date: '2026-11-23',
  },
  ccf: {
    title:
      'New Immigrant Eligibility Restrictions Coming to Federally-Funded Health Coverage, Georgetown University Center for Children and Families',
    url: 'https://ccf.georgetown.edu/2025/10/01/new-immigrant-eligibility-restrictions-coming-to-federally-funded-health-coverage/',
    date: '2025-10-01',
  },
  cfr1400: {
    title: '7 CFR 1400.401(a), as read in a copy',
    url: 'https://www.law.cornell.edu/cfr/text/7/1400.401',
    date: '2026-11-23',
  },
  cfr2522: {
    title: '45 CFR 2522.200(a)(3), as read in a copy',
    url: 'https://www.law.cornell.edu/cfr/text/45/2522.200',
    date: '2024-11-22',
  },
  cfr3811: {
    title: '29 CFR 38.11, as read in a copy',
    url: 'https://www.law.cornell.edu/cfr/text/29/38.11',
    date: '2024-11-01',
  },
  cfr764: {
    title: '7 CFR 764.101(c), as read in a copy',
    url: 'https://www.law.cornell.edu/cfr/text/7/764.101',
    date: '2024-11-16',
  },
  edcit: {
    title: 'Citizenship documents for federal student aid, University of Nevada, Las Vegas',
    url: 'https://www.unlv.edu/finaid/non-citizen-finaid',
    date: '2026-11-23',
  },
  fha: {
    title: "Mortgagee Letter 2025-09, Revisions to Residency Requirements, as described by America's Credit Unions",
    url: 'https://americascreditunions.org/blogs/compliance/residency-requirements-fha-loans',
    date: '2025-03-26',
  },
  fnsobbb: {
    title:
      'SNAP Implementation of the One Big Beautiful Bill Act of 2025: Alien SNAP Eligibility, USDA Food and Nutrition Service',
    url: 'https://www.fns.usda.gov/snap/obbb-alien-eligibility',
    date: '2025-10-31',
  },
  hhsprwora: {
    title: 'PRWORA; Interpretation of "Federal Public Benefit", HHS notice, 90 FR 31232',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-07-14/html/2025-13118.htm',
    date: '2025-07-14',
  },
  irsforeign: {
    title: 'American Opportunity Tax Credit, Information for Foreign Students, IRS',
    url: 'https://www.irs.gov/Individuals/American-Opportunity-Tax-Credit-Facts',
    date: '2026-11-24',
  },
  irsssn: {
    title: 'Basic Qualifications (EITC and child tax credit), IRS',
    url: 'https://www.eitc.irs.gov/tax-preparer-toolkit/frequently-asked-questions/basic-qualifications/basic-qualifications-2',
    date: '2018-01-01',
  },
  leading: {
    title: 'HUD proposes immigration eligibility changes for mixed-status families, LeadingAge',
    url: 'https://leadingage.org/hud-proposes-immigration-eligibility-changes-for-mixed-status-families',
    date: '2026-02-01',
  },
  liheap: {
    title: 'Citizenship or Alien status, LIHEAP handbook, Oklahoma Human Services',
    url: 'https://oklahoma.gov/okdhs/library/afshandbook/liheap/citizenship-alienage-requirement.html',
    date: '2026-11-23',
  },
  poms204: {
    title: 'RS 00204.010, Lawful Presence Payment Provisions, Social Security Administration',
    url: 'https://secure.ssa.gov/poms.nsf/lnx/0300204010',
    date: '2026-11-23',
  },
  ptc: {
    title: 'P.L. 119-21 section 71301, as set out under 42 U.S.C. 18081',
    url: 'https://www.law.cornell.edu/uscode/text/42/18081',
    date: '2025-07-04',
  },
  sba1: {
    title:
      'SBA Procedural Notice: Revised Applicant Ownership, Citizenship, and Residency Requirements for 7(a) and 504 Loans, as quoted by Compliance Alliance',
    url: 'https://compliancealliance.com/news-events/entry/sba-procedural-notice-revised-applicant-ownership-citizenship-and-residency-requirements-for-7a-and-504-loans',
    date: '2026-02-16',
  },
  sligo: {
    title: 'Federal Government Appeals Preliminary Injunctions in PRWORA Litigation, Sligo Law Group',
    url: 'https://www.sligolawgroup.com/news/federal-government-appeals-prwora-pi',
    date: '2025-11-01',
  },
  pomsSsi: {
    title:
      'SI 00502.106, .140 and .142, SSI Alien Eligibility, Social Security Administration, as read in copies of 1999 to 2006',
    url: 'https://secure.ssa.gov/poms.nsf/lnx/0500502100',
    date: '2026-11-27',
  },
  tanfcrs: {
    title: 'State Policies on Immigrant Eligibility for TANF (RL32363), Congressional Research Service',
    url: 'https://www.everycrsreport.com/reports/RL32363.html',
    date: '2004-04-23',
  },
  usc1091: {
    title: '20 U.S.C. 1091(a)(5), Student eligibility, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/20/1091',
    date: '2026-11-23',
  },
  usc1395mmm: {
    title: '42 U.S.C. 1395mmm, Limiting Medicare coverage of certain individuals, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/42/1395mmm',
    date: '2026-04-17',
  },
  usc1395o: {
    title: 'Social Security Act section 1836 (42 U.S.C. 1395o), Social Security Administration',
    url: 'https://www.ssa.gov/OP_Home/ssact/title18/1836.htm',
    date: '2026-11-23',
  },
  usc1436a: {
    title: '42 U.S.C. 1436a(a), Restriction on use of assisted housing by non-resident aliens, as quoted by Nan McKay',
    url: 'https://www.law.cornell.edu/uscode/text/42/1436a',
    date: '2026-11-23',
  },
  usc1611: {
    title:
      '8 U.S.C. 1611, Aliens who are not qualified aliens ineligible for Federal public benefits, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/8/1611',
    date: '2002-01-24',
  },
  usc1612: {
    title: '8 U.S.C. 1612, Limited eligibility of qualified aliens for certain Federal programs, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/8/1612',
    date: '2014-05-24',
  },
  usc1613: {
    title: '8 U.S.C. 1613, Five-year limited eligibility of qualified aliens, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/8/1613',
    date: '2014-05-24',
  },
  usc1641: {
    title: '8 U.S.C. 1641, Definitions, as read in a copy',
    url: 'https://www.law.cornell.edu/uscode/text/8/1641',
    date: '2024-11-25',
  },
  wftc: {
    title: 'Applying with an ITIN, Washington Working Families Tax Credit',
    url: 'https://workingfamiliescredit.wa.gov/get-help/applying-itin',
    date: '2026-11-23',
  },
  wioa: {
    title: '20 CFR 683.285(a)(5), as read in a copy',
    url: 'https://www.law.cornell.edu/cfr/text/20/683.285',
    date: '2022-10-02',
  },
} as const;
