/** A state or union territory. */
export interface State {
  readonly name: string;
  /** Prefixes of the 16-digit codes of the census of 2011: several after a merger, those of the former state after a division. */
  readonly census: readonly string[];
}

/** The states and union territories by their ISO 3166-2 code. */
export const states: Readonly<Record<string, State>> = {
  'IN-AN': { name: 'Andaman and Nicobar Islands', census: ['35'] },
  'IN-AP': { name: 'Andhra Pradesh', census: ['28'] },
  'IN-AR': { name: 'Arunachal Pradesh', census: ['12'] },
  'IN-AS': { name: 'Assam', census: ['18'] },
  'IN-BR': { name: 'Bihar', census: ['10'] },
  'IN-CG': { name: 'Chhattisgarh', census: ['22'] },
  'IN-CH': { name: 'Chandigarh', census: ['04'] },
  'IN-DH': { name: 'Dadra and Nagar Haveli and Daman and Diu', census: ['25', '26'] },
  'IN-DL': { name: 'Delhi', census: ['07'] },
  'IN-GA': { name: 'Goa', census: ['30'] },
  'IN-GJ': { name: 'Gujarat', census: ['24'] },
  'IN-HP': { name: 'Himachal Pradesh', census: ['02'] },
  'IN-HR': { name: 'Haryana', census: ['06'] },
  'IN-JH': { name: 'Jharkhand', census: ['20'] },
  'IN-JK': { name: 'Jammu and Kashmir', census: ['01'] },
  'IN-KA': { name: 'Karnataka', census: ['29'] },
  'IN-KL': { name: 'Kerala', census: ['32'] },
  'IN-LA': { name: 'Ladakh', census: ['01'] },
  'IN-LD': { name: 'Lakshadweep', census: ['31'] },
  'IN-MH': { name: 'Maharashtra', census: ['27'] },
  'IN-ML': { name: 'Meghalaya', census: ['17'] },
  'IN-MN': { name: 'Manipur', census: ['14'] },
  'IN-MP': { name: 'Madhya Pradesh', census: ['23'] },
  'IN-MZ': { name: 'Mizoram', census: ['15'] },
  'IN-NL': { name: 'Nagaland', census: ['13'] },
  'IN-OD': { name: 'Odisha', census: ['21'] },
  'IN-PB': { name: 'Punjab', census: ['03'] },
  'IN-PY': { name: 'Puducherry', census: ['34'] },
  'IN-RJ': { name: 'Rajasthan', census: ['08'] },
  'IN-SK': { name: 'Sikkim', census: ['11'] },
  'IN-TN': { name: 'Tamil Nadu', census: ['33'] },
  'IN-TR': { name: 'Tripura', census: ['16'] },
  'IN-TS': { name: 'Telangana', census: ['28'] },
  'IN-UK': { name: 'Uttarakhand', census: ['05'] },
  'IN-UP': { name: 'Uttar Pradesh', census: ['09'] },
  'IN-WB': { name: 'West Bengal', census: ['19'] },
};
