// The few colours of the illustrations: peacock teal, madder red, turmeric, lime-wash and their neighbours.
export const C = {
  teal: '#1F6A70',
  deepTeal: '#134B52',
  madder: '#9E3B31',
  brick: '#B4593C',
  turmeric: '#E3A63B',
  saffron: '#E08A3C',
  lime: '#FBF6E9',
  cream: '#F6E8CB',
  sand: '#DCC596',
  earth: '#C9AE7B',
  clay: '#B8935A',
  soil: '#8F6A45',
  wood: '#6B4B35',
  stone: '#D9C9A6',
  leaf: '#3D5E45',
  grass: '#5C7F4C',
  meadow: '#A9BF96',
  hill: '#C9B48A',
  water: '#7FB0AC',
  glint: '#D8EAE4',
  ink: '#20383A',
  indigo: '#3F5178',
  plum: '#7A3B54',
  sky: '#B9D3D3',
  gold: '#D7A53C',
  steel: '#8FA0A0',
  green: '#4E7F4B',
};

// Sky gradients by time of day: [top, bottom].
export const SKIES = {
  morning: ['#DDECEA', '#F9EFDA'],
  noon: ['#CFE4E2', '#EEF0E0'],
  dawn: ['#F5D9B8', '#F9EBCB'],
  evening: ['#F7E7C6', '#EFC48D'],
  dusk: ['#54708A', '#E9B48B'],
  night: ['#152F3B', '#3C5A66'],
  rain: ['#8DA3A6', '#C9D3CC'],
  sepia: ['#EBDCBE', '#DCC49A'],
};

export const SKINS = ['#B98258', '#9F6840', '#C8956B', '#8A5836', '#AF7850'];
