/** Takes the place of ि, which is typed before its letters. */
export const typedBefore = '\uE000';
/** Takes the place of a र् above the letters, which is typed after them. */
export const typedAfter = '\uE001';

/** Pairs of what is typed and what is meant, separated by blanks. */
const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [typed = '', meant = ''] = pair.split('→');
      return [typed, meant] as const;
    });

/** What the keys of Krutidev and fonts like it show. Of keys that begin alike, the longest counts. */
export const krutidevLetters: ReadonlyMap<string, string> = new Map([
  ...pairsOf(`
    vks→ओ vkS→औ vk→आ v→अ bZ→ई b→इ m→उ Å→ऊ ,s→ऐ ,→ए _→ऋ
    d→क D→क् Dk→क [k→ख [→ख् x→ग X→ग् Xk→ग ?k→घ ?→घ् ³→ङ
    p→च P→च् Pk→च N→छ t→ज T→ज् Tk→ज >→झ ÷→झ् ¥→ञ
    V→ट B→ठ M→ड <→ढ M+→ड़ <+→ढ़ .k→ण .→ण्
    r→त R→त् Rk→त Fk→थ F→थ् n→द /k→ध èk→ध /→ध् è→ध् Ë→ध् u→न U→न् Uk→न
    i→प I→प् Ik→प Q→फ ¶→फ् c→ब C→ब् Ck→ब Hk→भ H→भ् e→म E→म् Ek→म
    ;→य ¸→य् j→र y→ल Y→ल् Yk→ल G→ळ o→व O→व् Ok→व
    'k→श '→श् "k→ष "→ष् l→स L→स् Lk→स g→ह
    d+→क़ [k+→ख़ x+→ग़ t+→ज़ T+→ज़् Q+→फ़ ¶+→फ़्
    {k→क्ष {→क्ष् =k→त्र =→त्र् K→ज्ञ J→श्र |→द्य }→द्व )→द्ध
    Dr→क्त Ùk→त्त Ù→त्त् —→कृ –→दृ é→न्न ™→न्न् í→द्द ô→क्क ê→ट्ट ë→ट्ठ ì→ड्ड ï→ड्ढ
    à→ह्न á→ह्य â→हृ ã→ह्म ºz→ह्र º→ह् Ø→क्र Ý→फ्र æ→द्र ç→प्र Á→प्र #→रु :→रू
    Vª→ट्र Mª→ड्र <ª→ढ्र Nª→छ्र Nî→छ्य Vî→ट्य Bî→ठ्य Mî→ड्य <î→ढ्य
    z→्र î→्य k→ा h→ी q→ु w→ू \`→ृ s→े S→ै ks→ो kS→ौ a→ं ¡→ँ W→ॅ ‚→ॉ ~→् +→़ È→ीं
    A→। ]→, -→. &→- @→/ (→; ¼→( ½→) ^→‘ *→’ Þ→“ ß→” \\→? ¾→= $→+
    å→० ƒ→१ „→२ …→३ †→४ ‡→५ ˆ→६ ‰→७ Š→८ ‹→९
    0→0 1→1 2→2 3→3 4→4 5→5 6→6 7→7 8→8 9→9`),
  ['f', typedBefore],
  ['Z', typedAfter],
  ['%', 'ः'],
]);

/**
 * What keys of LMG-Arun show, as far as words of councils tell it. A text with any other key is not converted.
 */
export const lmgArunLetters: ReadonlyMap<string, string> = new Map([
  ...pairsOf(`
    S→ક B→ખ U→ગ R→ચ K→છ H→જ 8→ટ 6→ણ T→ત Y→થ N→દ W→ધ G→ન 5→પ A→બ D→મ I→ય Z→ર ,→લ J→વ X→શ
    ;→સ C→હ /→ળ V→અ <,→લ્લ e→ભ્ +→ત્ર F→ા L→ી ]→ુ [→ે |→્ર \\→ં E→ભ`),
  ['l', typedBefore],
]);
