/** Fields of a record; a nested list has its own. */
export interface SpecifiedFields {
  readonly [field: string]: true | SpecifiedFields;
}

/** A GET call of the specification. */
export interface SpecifiedCall {
  /** File of the sample village with the records. */
  readonly records: string;
  readonly fields: SpecifiedFields;
  /** Parameters with ids, under which the records of the sample village have theirs. */
  readonly ids: readonly string[];
}

function fields(names: string): SpecifiedFields {
  return Object.fromEntries(names.split(' ').map((name) => [name, true] as const));
}

function call(records: string, of: SpecifiedFields | string, ...ids: readonly string[]): SpecifiedCall {
  return { records, fields: typeof of === 'string' ? fields(of) : of, ids };
}

const organisation = 'governmentOrganizationsId';
const named = 'id name';
const pictured = 'id title imageBase64';

/** The GET calls of the specification (sections 7.1 to 7.4), with the fields of their records (section 3). */
export const specifiedCalls: Readonly<Record<string, SpecifiedCall>> = {
  '/GrampanchayatDetail/GetPublicList': call(
    'councilDetail',
    'name taluka district establishedDate logoBase64 favIconBase64 taxCollectionUrl proTaxUrl youTubeUrl map contactNo emailId',
  ),
  '/SocialMedia/GetPublicList': call('socialAccounts', 'id name accountUrl imageBase64 isVisible'),
  '/GovernmentScheme/GetPublicList': call('schemes', 'id name filePath description'),
  '/Commity/GetPublicList': call('committees', named),
  '/GovernmentOrganizations/GetPublicList': call('organisations', named),
  '/MenuMaster/GetPublicList': call('menuMaster', 'name'),
  '/BankDetails/GetPublicList': call('bankDetails', 'name accountName accountNo ifscCode'),
  '/GovernmentWebsiteFooter/GetPublicList': call('websites', 'name link'),
  '/EmergencyNumber/GetPublicList': call('emergencyNumbers', 'id name number'),
  '/GovernmentWebsiteIcons/GetPublicList': call('websiteIcons', 'id imageBase64 link isVisible'),
  '/NoticeBoard/GetPublicList': call('notices', 'id title link'),
  '/News/GetPublicList': call('news', 'newsDate newsHeading newsDescription imageBase64'),
  '/SliderImages/GetPublicList': call('slides', 'id imageBase64 description'),
  '/GovernmentOfficers/GetPublicList': call('officers', 'name designation imageBase64 image'),
  '/VillageHistory/GetPublicList': call('villageHistory', 'id imageBase64 description isVisible sequenceNo'),

  '/Incredible/GetPublicList': call('heritage', 'id title description imageBase64'),
  '/VillageFamousPlaces/GetPublicList': call('famousPlaces', pictured),
  '/GalleryCategory/GetPublicList': call('galleryCategories', named),
  '/GalleryImages/GetPublicList': call('galleryImages', 'id galleryCategoryId type description imageBase64'),
  '/VillageProfile/GetPublicList': call('villageProfile', 'id title filePath'),
  '/PanchayatAbout/GetPublicList': call('councilAbout', 'id title'),
  '/PanchayatAboutImages/GetPublicList': call('councilAboutImages', 'id imageBase64 galleryCategoryId'),
  '/PanchayatAchievementsCategory/GetPublicList': call('achievementCategories', named),
  '/PanchayatAchivements/GetPublicByCategoryId': call(
    'achievements',
    { ...fields('title description'), achievements: fields('id title description imageBase64') },
    'panchayatAchievementsCategoryId',
  ),
  '/PanchayatActivityCategory/GetPublicList': call('activityCategories', named),
  '/PanchayatActivities/GetPublicByCategoryId': call(
    'activities',
    { title: true, activities: fields('id title description imageBase64') },
    'panchayatActivityCategoryId',
  ),
  '/ElectionDetails/GetPublicList': call('electionDetails', 'id title filePath1 filePath2 filePath3'),
  '/PanchayatGovernmentEmployee/GetPublicList': call('employees', 'id name designation imageBase64'),
  '/Member/GetPublicList': call(
    'members',
    'id name designation wardNo type fromDate toDate about imageBase64',
  ),
  '/PanchayatGalleryCategory/GetPublicList': call('councilGalleryCategories', named),
  '/PanchayatGallery/GetPublicByCategoryId': call(
    'councilGallery',
    { title: true, image: fields('id imageBase64 title') },
    'panchayatGalleryCategoryId',
  ),
  '/ExSarpanch/GetPublicList': call('formerSarpanches', 'id name fromDate toDate imageBase64'),

  '/GovernmentOrganizationsAbout/GetPublicByGovernmentOrganizationsId': call(
    'organisationAbout',
    'id content',
    organisation,
  ),
  '/GovernmentOrganizationsAboutImages/GetPublicByGovernmentOrganizationsId': call(
    'organisationAboutImages',
    'id title imageBase64 galleryCategoryId',
    organisation,
  ),
  '/GovernmentOrganizationsAchievementsCategory/GetPublicByGovernmentOrganizationsId': call(
    'organisationAchievementCategories',
    named,
    organisation,
  ),
  '/GovernmentOrganizationsAchievements/GetPublicByCategoryAndOrganizationId': call(
    'organisationAchievements',
    { title: true, achievements: fields(pictured) },
    organisation,
    'governmentOrganizationsAchievementsCategoryId',
  ),
  '/GovernmentOrganizationsActivityCategory/GetPublicByGovernmentOrganizationsId': call(
    'organisationActivityCategories',
    named,
    organisation,
  ),
  '/GovernmentOrganizationActivity/GetPublicByCategoryAndOrganizationId': call(
    'organisationActivities',
    { title: true, activities: fields('id title description imageBase64') },
    organisation,
    'governmentOrganizationsActivityCategoryId',
  ),
  '/GovernmentOrganizationEmployee/GetPublicByGovernmentOrganizationsId': call(
    'organisationEmployees',
    'id name designation about governmentJoiningDate governmentLeavingDate fromDate toDate imageBase64',
    organisation,
  ),
  '/GovernmentOrganizationsImagesCategory/GetPublicByGovernmentOrganizationsId': call(
    'organisationImageCategories',
    named,
    organisation,
  ),
  '/GovernmentOrganizationImages/GetPublicByCategoryAndOrganizationId': call(
    'organisationImages',
    { title: true, image: fields('id imageBase64 title') },
    organisation,
    'governmentOrganizationsImagesCategoryId',
  ),
  '/GovernmentOrganizationsStatistics/GetPublicByGovernmentOrganizationsId': call(
    'organisationStatistics',
    'id title filePath',
    organisation,
  ),

  '/CommityMembers/GetPublicByCommityId': call(
    'committeeMembers',
    'id name joiningDate imageBase64',
    'commityId',
  ),
  '/DevelopementWork/GetPublicList': call('developmentWorks', {
    ...fields('id title'),
    developmentWorkTrans: fields('id workName actualExpense workCompletionDate schemeName relatedSection'),
  }),
  '/Donator/GetPublicList': call('donators', 'id name amount year details adress imageBase64'),
  '/BeneficiariesCategory/GetPublicList': call('beneficiaryCategories', named),
  '/Beneficiaries/GetPublicList': call('beneficiaries', 'id beneficiariesCategoryId title filePath'),
  '/DownloadLinks/GetPublicList': call('downloadLinks', 'id name category linkType link'),
};

/** The POST calls of the specification (section 7.5). */
export const specifiedPosts: readonly string[] = ['/Questions/Create', '/Advise/Create', '/Complaint/Create'];
