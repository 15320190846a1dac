// What the sample documents say: a table or the lines of a form for every kind, in three languages.
const tri = (GU, HI, EN) => ({ GU, HI, EN });

const NAMES = [
  tri('રમણભાઈ પ્રજાપતિ', 'रमणभाई प्रजापति', 'Ramanbhai Prajapati'),
  tri('શાંતાબેન ઠાકોર', 'शांताबेन ठाकोर', 'Shantaben Thakor'),
  tri('ઇકબાલભાઈ મનસુરી', 'इकबालभाई मनसूरी', 'Iqbalbhai Mansuri'),
  tri('કોકિલાબેન રાવળ', 'कोकिलाबेन रावल', 'Kokilaben Raval'),
  tri('જગદીશભાઈ પટેલ', 'जगदीशभाई पटेल', 'Jagdishbhai Patel'),
  tri('મધુબેન વણકર', 'मधुबेन वणकर', 'Madhuben Vankar'),
];
const WARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const H = {
  no: tri('ક્રમ', 'क्रम', 'No.'),
  name: tri('નામ', 'नाम', 'Name'),
  ward: tri('વોર્ડ', 'वार्ड', 'Ward'),
  amount: tri('રકમ (રૂ.)', 'राशि (रु.)', 'Amount (Rs.)'),
  date: tri('તારીખ', 'दिनांक', 'Date'),
  votes: tri('મત', 'मत', 'Votes'),
  result: tri('પરિણામ', 'परिणाम', 'Result'),
  matter: tri('વિગત', 'विवरण', 'Particulars'),
  value: tri('માહિતી', 'जानकारी', 'Detail'),
  month: tri('માસ', 'माह', 'Month'),
  work: tri('કામ', 'कार्य', 'Work'),
};
const pair = (rows) => ({ head: [H.matter, H.value], rows });

const people = (amount) => ({
  head: [H.no, H.name, H.ward, H.amount],
  rows: NAMES.map((name, i) => [i + 1, name, ((i * 3) % 8) + 1, amount.toLocaleString('en-IN')]),
});

const candidates = {
  head: [H.no, H.name, H.votes, H.result],
  rows: NAMES.slice(0, 4).map((name, i) => [
    i + 1,
    name,
    [612, 488, 203, 41][i],
    i === 0 ? tri('ચૂંટાયેલ', 'निर्वाचित', 'Elected') : '–',
  ]),
};
const nominations = {
  head: [H.no, H.name, H.ward, H.date],
  rows: NAMES.slice(0, 4).map((name, i) => [i + 1, name, i + 1, `0${i + 1}-12`]),
};
const boundaries = {
  head: [H.ward, H.matter],
  rows: [
    tri(
      'મહાદેવ મંદિરથી તળાવની પાળ સુધી',
      'महादेव मंदिर से तालाब की पाल तक',
      'From the Mahadev temple to the pond embankment',
    ),
    tri(
      'વડના ચોકથી પ્રાથમિક શાળા સુધી',
      'बरगद चौक से प्राथमिक विद्यालय तक',
      'From the banyan square to the primary school',
    ),
    tri(
      'પંચાયત ભવનથી દૂધ મંડળી સુધી',
      'पंचायत भवन से दूध मंडली तक',
      'From the council house to the milk cooperative',
    ),
    tri('નહેરથી ગામના દરવાજા સુધી', 'नहर से ग्राम द्वार तक', 'From the canal to the village gate'),
  ].map((text, i) => [i + 1, text]),
};

const formLines = [
  tri('અરજદારનું પૂરું નામ', 'आवेदक का पूरा नाम', 'Full name of the applicant'),
  tri('સરનામું અને વોર્ડ', 'पता और वार्ड', 'Address and ward'),
  tri('મોબાઇલ નંબર', 'मोबाइल नंबर', 'Mobile number'),
  tri('જન્મ તારીખ', 'जन्म तिथि', 'Date of birth'),
  tri('બેંક ખાતાની વિગત', 'बैंक खाते का विवरण', 'Bank account details'),
  tri('અરજીનું કારણ', 'आवेदन का कारण', 'Reason for the application'),
  tri('સાથે જોડેલા પુરાવા', 'संलग्न प्रमाण', 'Proofs attached'),
  tri('સ્થળ અને તારીખ', 'स्थान और दिनांक', 'Place and date'),
];

const notice = pair([
  [
    tri('સ્થળ', 'स्थान', 'Place'),
    tri('ગ્રામ પંચાયત કચેરી, મોતીપુરા', 'ग्राम पंचायत कार्यालय, मोतीपुरा', 'Village council office, Motipura'),
  ],
  [tri('સમય', 'समय', 'Time'), '10:00 – 17:00'],
  [
    tri('કોને લાગુ પડે', 'किस पर लागू', 'Applies to'),
    tri('ગામના સર્વે નાગરિકો', 'गाँव के सभी नागरिक', 'All citizens of the village'),
  ],
  [tri('સાથે લાવવાનું', 'साथ लाएँ', 'Bring along'), tri('ઓળખનો પુરાવો', 'पहचान प्रमाण', 'Proof of identity')],
  [tri('સંપર્ક', 'संपर्क', 'Contact'), tri('તલાટી-કમ-મંત્રી', 'तलाटी-सह-मंत्री', 'Village secretary')],
]);

const scheme = pair([
  [
    tri('કોને મળે', 'किसे मिलता है', 'Who can receive it'),
    tri(
      'યોજનાની શરતો પૂરી કરનાર કુટુંબ',
      'योजना की शर्तें पूरी करने वाला परिवार',
      'Families that meet the conditions',
    ),
  ],
  [tri('ક્યાં અરજી કરવી', 'आवेदन कहाँ करें', 'Where to apply'), tri('ઈ-ગ્રામ કેન્દ્ર', 'ई-ग्राम केंद्र', 'E-Gram centre')],
  [
    tri('પુરાવા', 'प्रमाण', 'Proofs'),
    tri('ઓળખ, રહેઠાણ, આવક, બેંક ખાતું', 'पहचान, निवास, आय, बैंक खाता', 'Identity, residence, income, bank account'),
  ],
  [tri('નિકાલનો સમય', 'निपटान की अवधि', 'Time taken'), tri('30 દિવસ', '30 दिन', '30 days')],
]);

const monthly = {
  head: [
    H.month,
    tri('જન્મ', 'जन्म', 'Births'),
    tri('બહારના દર્દી', 'बाह्य रोगी', 'Out-patients'),
    tri('તપાસ', 'जाँच', 'Tests'),
  ],
  rows: ['04', '05', '06', '07', '08', '09'].map((m, i) => [
    `${m}-2025`,
    4 + ((i * 5) % 6),
    380 + ((i * 71) % 140),
    96 + ((i * 29) % 60),
  ]),
};
const vaccines = {
  head: [tri('રસી', 'टीका', 'Vaccine'), tri('લક્ષ્ય', 'लक्ष्य', 'Due'), tri('અપાઈ', 'दिए गए', 'Given')],
  rows: [
    ['BCG', 14, 14],
    ['OPV', 22, 21],
    ['Penta', 22, 20],
    ['MR', 18, 18],
    ['DPT', 16, 15],
    ['Td', 11, 11],
  ],
};
const medicines = {
  head: [tri('દવા', 'दवा', 'Medicine'), tri('સિલક', 'शेष', 'In stock')],
  rows: [
    ['Paracetamol 500 mg', 2400],
    ['ORS', 310],
    ['Iron + folic acid', 5200],
    ['Amoxicillin 250 mg', 640],
    ['Zinc 20 mg', 900],
    ['Albendazole', 420],
  ],
};
const classes = (last) => ({
  head: [tri('ધોરણ', 'कक्षा', 'Class'), tri('કુમાર', 'बालक', 'Boys'), tri('કન્યા', 'बालिका', 'Girls'), last],
  rows: WARDS.map((c, i) => [
    c,
    18 + ((i * 5) % 9),
    17 + ((i * 7) % 10),
    last.EN === 'Total' ? 35 + ((i * 5) % 9) + ((i * 7) % 10) : `${91 + ((i * 3) % 8)}%`,
  ]),
});
const wards = {
  head: [H.ward, tri('ઘર', 'घर', 'Households'), tri('સ્ત્રી', 'महिला', 'Women'), tri('પુરુષ', 'पुरुष', 'Men')],
  rows: WARDS.map((w, i) => [w, 84 + ((i * 17) % 40), 196 + ((i * 31) % 70), 204 + ((i * 37) % 70)]),
};
const land = {
  head: [tri('ઉપયોગ / પાક', 'उपयोग / फसल', 'Use / crop'), tri('હેક્ટર', 'हेक्टेयर', 'Hectares')],
  rows: [
    [tri('ઘઉં', 'गेहूँ', 'Wheat'), 212],
    [tri('કપાસ', 'कपास', 'Cotton'), 186],
    [tri('બટાકા', 'आलू', 'Potato'), 94],
    [tri('દિવેલા', 'अरंडी', 'Castor'), 71],
    [tri('ગૌચર', 'चरागाह', 'Grazing land'), 48],
    [tri('ગામતળ', 'आबादी', 'Village site'), 36],
  ],
};
const water = {
  head: [tri('સ્રોત', 'स्रोत', 'Source'), tri('સંખ્યા', 'संख्या', 'Number')],
  rows: [
    [tri('તળાવ', 'तालाब', 'Ponds'), 1],
    [tri('કૂવા', 'कुएँ', 'Wells'), 14],
    [tri('બોર', 'बोरवेल', 'Borewells'), 9],
    [tri('ચેકડેમ', 'चेक डैम', 'Check dams'), 3],
    [tri('ઓવરહેડ ટાંકી', 'ऊँची टंकी', 'Overhead tanks'), 2],
  ],
};
const works = {
  head: [H.no, H.work, H.ward, H.amount],
  rows: [
    tri('સી.સી. રોડ', 'सी.सी. सड़क', 'Concrete road'),
    tri('ભૂગર્ભ ગટર', 'भूमिगत नाली', 'Underground drain'),
    tri('સ્ટ્રીટ લાઇટ', 'पथ प्रकाश', 'Street lights'),
    tri('પાણીની લાઇન', 'पानी की लाइन', 'Water line'),
    tri('શાળાનો ઓરડો', 'विद्यालय कक्ष', 'School room'),
  ].map((work, i) => [
    i + 1,
    work,
    i + 2,
    [640000, 910000, 185000, 420000, 780000][i].toLocaleString('en-IN'),
  ]),
};
const facts = pair([
  [
    tri('તાલુકો / જિલ્લો', 'तालुका / ज़िला', 'Taluka / district'),
    tri('ધનપુરા / સાબરકિનારા', 'धनपुरा / साबरकिनारा', 'Dhanpura / Sabarkinara'),
  ],
  [tri('વોર્ડ', 'वार्ड', 'Wards'), 8],
  [tri('શાળા અને આંગણવાડી', 'विद्यालय और आँगनवाड़ी', 'Schools and anganwadis'), '2 + 4'],
  [tri('પિન કોડ', 'पिन कोड', 'PIN code'), '000000'],
]);
const accounts = {
  head: [H.matter, H.amount],
  rows: [
    [tri('ઘરવેરો', 'गृह कर', 'House tax'), '4,12,300'],
    [tri('પાણીવેરો', 'जल कर', 'Water tax'), '2,86,750'],
    [tri('૧૫મું નાણાપંચ', '15वाँ वित्त आयोग', '15th Finance Commission'), '18,40,000'],
    [tri('કામો પાછળ ખર્ચ', 'कार्यों पर व्यय', 'Spent on works'), '21,05,600'],
    [tri('સિલક', 'शेष', 'Balance'), '4,33,450'],
  ],
};

const FORM_29 = tri(
  'ફોર્મ ૨૯(ક): ઉમેદવારી અને પરિણામ',
  'फॉर्म 29(क): नामांकन और परिणाम',
  'Form 29(K): nominations and result',
);
const FORM_31 = tri('ફોર્મ ૩૧(ક): મતગણતરી', 'फॉर्म 31(क): मतगणना', 'Form 31(K): count of votes');
const AREA = tri('વોર્ડના વિસ્તારનું વર્ણન', 'वार्ड क्षेत्र का वर्णन', 'Description of the wards');

/** Pattern of the file name -> what the page holds. The first match counts. */
const KINDS = [
  [/^form-/, { lines: formLines }],
  [/form-29k$/, { table: nominations, subtitle: FORM_29 }],
  [/form-31k$/, { table: candidates, subtitle: FORM_31 }],
  [/^election-.*area$/, { table: boundaries, subtitle: AREA }],
  [/^beneficiaries-.*(pmay|awas)/, { table: people(120000) }],
  [/^beneficiaries-/, { table: people(12000) }],
  [/tender|gpdp/, { table: works }],
  [/accounts/, { table: accounts }],
  [/vaccination-\d/, { table: vaccines }],
  [/medicine/, { table: medicines }],
  [/^phc-/, { table: monthly }],
  [/pupils/, { table: classes(tri('કુલ', 'कुल', 'Total')) }],
  [/results/, { table: classes(tri('પાસ', 'उत्तीर्ण', 'Passed')) }],
  [/village-map/, { picture: 'map.webp' }],
  [/population/, { table: wards }],
  [/land-use/, { table: land }],
  [/water-sources/, { table: water }],
  [/^profile-/, { table: facts }],
  [/^scheme-/, { table: scheme }],
  [/./, { table: notice }],
];

export const pageFor = (fileName) => KINDS.find(([pattern]) => pattern.test(fileName))[1];
