-- What people search for is compared by what they mean (OP-122, ADR 0054): search_fold writes a text as it is searched for, and the columns
-- below keep it so. The letters are those of contracts/searchFold.json; platform/src/db/searchFold.test.ts holds every character of Unicode
-- to them. The collation of the database has no say: lower() under "C" knows the letters of English, the lists know all others.
create function search_fold(given text) returns text language plpgsql immutable strict parallel safe
  set search_path = pg_catalog, public, pg_temp as $$
declare
  folded text;
begin
  if octet_length(given) = length(given) and given !~ '  |[\u0009-\u000D''`]' then
    return lower(given collate "C");
  end if;
  folded := lower(normalize(replace(given, '´', ''), NFKD) collate "C");
  -- Marks, apostrophes, and what is invisible.
  if folded ~ '[\u0027\u0060\u00AD\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u0300-\u036F\u0483-\u0489\u055A\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u05F3\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u115F-\u1160\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2018\u2019\u201A\u201B\u202A-\u202E\u2032\u2035\u2060-\u206F\u20D0-\u20FF\u3164\uA78B\uA78C\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E0FFF]' then
    folded := regexp_replace(folded, '[\u0027\u0060\u00AD\u02B9\u02BB\u02BC\u02BD\u02BE\u02BF\u02C8\u02CA\u02CB\u0300-\u036F\u0483-\u0489\u055A\u0591-\u05BD\u05BF\u05C1-\u05C2\u05C4-\u05C5\u05C7\u05F3\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7-\u06E8\u06EA-\u06ED\u115F-\u1160\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u2018\u2019\u201A\u201B\u202A-\u202E\u2032\u2035\u2060-\u206F\u20D0-\u20FF\u3164\uA78B\uA78C\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\uFFF9-\uFFFB\U000E0000-\U000E0FFF]+', '', 'g');
  end if;
  if folded ~ '  |[\u0009-\u000D\u0085\u1680\u2028\u2029]' then
    folded := regexp_replace(folded, '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029]+', ' ', 'g');
  end if;
  if octet_length(folded) = length(folded) then
    return folded;
  end if;
  -- Most texts are written in one script: each is compared with the letters of its own.
  -- Cyrillic
  if folded ~ '[\u0402-\u052F]' then
    folded := translate(folded,
      'ЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѽѾҀҊҋҌҎҏҐґҒғҔҕҖҗҘҙҚқҜҝҞҟҠҢңҤҦҧҨҪҫҬҭҮҰұҲҳҴҶҷҸҹҺ' ||
      'ҼҾҿӀӃӄӅӆӇӈӉӊӋӍӎӔӘӠӨӶӷӺӻӼӽӾӿԀԂԄԆԈԊԌԎԐԒԓԔԖԘԚԜԞԠԡԢԣԤԥԦԧԨԩԪԬԮԯ',
      'ђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѡѡѿҁййҍррггггггжжззккккккҡннҥппҩссттүүүххҵччччһ' ||
      'ҽҽҽӏккллннннӌммӕәӡөггггххххԁԃԅԇԉԋԍԏԑллԕԗԙԛԝԟллннппһһннԫԭлл');
  end if;
  -- Greek
  if folded ~ '[\u0370-\u03FF]' then
    folded := translate(folded,
      'ͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿ',
      'ͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽ');
  end if;
  -- Armenian, Georgian, Arabic, Cherokee and others, and Latin of phonetics and of few languages
  if folded ~ '[\u0253-\u02A0\u0531-\u064A\u10A0-\u10CD\u13A0-\u13F5\u1C90-\u1EFF\u2132-\u2183\u2C00-\u2CF2\uA640-\uA7F5\uAB34-\uAB5A\U00010400-\U00010595\U00010C80-\U00010CB2\U000118A0-\U000118BF\U00016E40-\U00016E5F\U0001DF09-\U0001DF1E\U0001E900-\U0001E921]' then
    folded := translate(folded,
      'ɓɕɖɗɠɦɨɫɬɭɱɲɳɼɽɾʂʈʋʐʑʝʠԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖكىيႠႡႢႣႤႥႦႧႨႩႪႫႬႭႮႯႰႱႲႳႴႵႶႷႸႹႺႻႼႽႾႿჀჁჂჃ' ||
      'ჄჅჇჍᎠᎡᎢᎣᎤᎥᎦᎧᎨᎩᎪᎫᎬᎭᎮᎯᎰᎱᎲᎳᎴᎵᎶᎷᎸᎹᎺᎻᎼᎽᎾᎿᏀᏁᏂᏃᏄᏅᏆᏇᏈᏉᏊᏋᏌᏍᏎᏏᏐᏑᏒᏓᏔᏕᏖᏗᏘᏙᏚᏛᏜᏝᏞᏟᏠᏡᏢᏣᏤᏥᏦᏧᏨᏩᏪᏫᏬᏭᏮᏯᏰᏱᏲᏳᏴᏵᲐᲑᲒᲓᲔᲕᲖᲗᲘᲙ' ||
      'ᲚᲛᲜᲝᲞᲟᲠᲡᲢᲣᲤᲥᲦᲧᲨᲩᲪᲫᲬᲭᲮᲯᲰᲱᲲᲳᲴᲵᲶᲷᲸᲹᲺᲽᲾᲿᵬᵭᵮᵯᵰᵱᵲᵳᵴᵵᵶᵽᶀᶁᶂᶃᶄᶅᶆᶇᶈᶉᶊᶌᶍᶎᶏᶑᶒᶖᶙẞỺỼỾỿℲↃⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋⰌⰍⰎⰏⰐⰑⰒⰓⰔⰕⰖⰗⰘⰙ' ||
      'ⰚⰛⰜⰝⰞⰟⰠⰡⰢⰣⰤⰥⰦⰧⰨⰩⰪⰫⰬⰭⰮⰯⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱱⱲⱳⱴⱵⱸⱺⱾⱿⲀⲂⲄⲆⲈⲊⲌⲎⲐⲒⲔⲖⲘⲚⲜⲞⲠⲢⲤⲦⲨⲪⲬⲮⲰⲲⲴⲶⲸⲺⲼⲾⳀⳂⳄⳆⳈⳊⳌⳎⳐⳒⳔⳖⳘⳚⳜⳞⳠⳢⳫⳭ' ||
      'ⳲꙀꙂꙄꙆꙈꙊꙌꙎꙐꙑꙒꙔꙖꙘꙚꙜꙞꙠꙢꙤꙦꙨꙪꙬꚀꚂꚄꚆꚈꚊꚋꚌꚎꚐꚒꚔꚖꚘꚚꜢꜤꜦꜨꜪꜬꜮꜲꜴꜶꜸꜺꜼꜾꝀꝁꝂꝃꝄꝅꝆꝈꝉꝊꝋꝌꝍꝎꝐꝑꝒꝓꝔꝕꝖꝗꝘꝙꝚꝜꝞꝟꝠꝢꝤꝦꝨꝪꝬꝮꝹꝻꝽꝾꞀꞂꞄꞆꞍꞎ' ||
      'ꞐꞑꞒꞓꞔꞕꞖꞗꞘꞙꞚꞜꞞꞠꞡꞢꞣꞤꞥꞦꞧꞨꞩꞪꞫꞬꞭꞮꞰꞱꞲꞳꞴꞶꞸꞹꞺꞼꞾꟀꟂꟄꟅꟆꟇꟈꟉꟊꟐꟖꟘꟵꬴꬷꬸꬹꬺꬻꭉꭎꭒꭖꭗꭘꭙꭚ𐐀𐐁𐐂𐐃𐐄𐐅𐐆𐐇𐐈𐐉𐐊𐐋𐐌𐐍𐐎𐐏𐐐𐐑𐐒𐐓𐐔𐐕𐐖𐐗𐐘𐐙𐐚𐐛𐐜𐐝𐐞𐐟𐐠𐐡' ||
      '𐐢𐐣𐐤𐐥𐐦𐐧𐒰𐒱𐒲𐒳𐒴𐒵𐒶𐒷𐒸𐒹𐒺𐒻𐒼𐒽𐒾𐒿𐓀𐓁𐓂𐓃𐓄𐓅𐓆𐓇𐓈𐓉𐓊𐓋𐓌𐓍𐓎𐓏𐓐𐓑𐓒𐓓𐕰𐕱𐕲𐕳𐕴𐕵𐕶𐕷𐕸𐕹𐕺𐕼𐕽𐕾𐕿𐖀𐖁𐖂𐖃𐖄𐖅𐖆𐖇𐖈𐖉𐖊𐖌𐖍𐖎𐖏𐖐𐖑𐖒𐖔𐖕𐲀𐲁𐲂𐲃𐲄𐲅𐲆𐲇𐲈𐲉𐲊𐲋𐲌𐲍𐲎𐲏𐲐𐲑𐲒𐲓𐲔𐲕𐲖' ||
      '𐲗𐲘𐲙𐲚𐲛𐲜𐲝𐲞𐲟𐲠𐲡𐲢𐲣𐲤𐲥𐲦𐲧𐲨𐲩𐲪𐲫𐲬𐲭𐲮𐲯𐲰𐲱𐲲𑢠𑢡𑢢𑢣𑢤𑢥𑢦𑢧𑢨𑢩𑢪𑢫𑢬𑢭𑢮𑢯𑢰𑢱𑢲𑢳𑢴𑢵𑢶𑢷𑢸𑢹𑢺𑢻𑢼𑢽𑢾𑢿𖹀𖹁𖹂𖹃𖹄𖹅𖹆𖹇𖹈𖹉𖹊𖹋𖹌𖹍𖹎𖹏𖹐𖹑𖹒𖹓𖹔𖹕𖹖𖹗𖹘𖹙𖹚𖹛𖹜𖹝𖹞𖹟𝼉𝼑𝼓𝼖𝼚𝼛𝼝𝼞' ||
      '𞤀𞤁𞤂𞤃𞤄𞤅𞤆𞤇𞤈𞤉𞤊𞤋𞤌𞤍𞤎𞤏𞤐𞤑𞤒𞤓𞤔𞤕𞤖𞤗𞤘𞤙𞤚𞤛𞤜𞤝𞤞𞤟𞤠𞤡',
      'bcddghilllmnnrrrstvzzjqաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆکییⴀⴁⴂⴃⴄⴅⴆⴇⴈⴉⴊⴋⴌⴍⴎⴏⴐⴑⴒⴓⴔⴕⴖⴗⴘⴙⴚⴛⴜⴝⴞⴟⴠⴡⴢⴣ' ||
      'ⴤⴥⴧⴭꭰꭱꭲꭳꭴꭵꭶꭷꭸꭹꭺꭻꭼꭽꭾꭿꮀꮁꮂꮃꮄꮅꮆꮇꮈꮉꮊꮋꮌꮍꮎꮏꮐꮑꮒꮓꮔꮕꮖꮗꮘꮙꮚꮛꮜꮝꮞꮟꮠꮡꮢꮣꮤꮥꮦꮧꮨꮩꮪꮫꮬꮭꮮꮯꮰꮱꮲꮳꮴꮵꮶꮷꮸꮹꮺꮻꮼꮽꮾꮿᏸᏹᏺᏻᏼᏽაბგდევზთიკ' ||
      'ლმნოპჟრსტუფქღყშჩცძწჭხჯჰჱჲჳჴჵჶჷჸჹჺჽჾჿbdfmnprrstzpbdfgklmnprsvxzadeiußỻỽyyⅎↄⰰⰱⰲⰳⰴⰵⰶⰷⰸⰹⰺⰻⰼⰽⰾⰿⱀⱁⱂⱃⱄⱅⱆⱇⱈⱉ' ||
      'ⱊⱋⱌⱍⱎⱏⱐⱑⱒⱓⱔⱕⱖⱗⱘⱙⱚⱛⱜⱝⱞⱟlllprathhkkzzɑmɐɒvwwvⱶeoszⲁⲃⲅⲇⲉⲋⲍⲏⲑⲓⲕⲗⲙⲛⲝⲟⲡⲣⲥⲧⲩⲫⲭⲯⲱⲳⲵⲷⲹⲻⲽⲿⳁⳃⳅⳇⳉⳋⳍⳏⳑⳓⳕⳗⳙⳛⳝⳟⳡⳣⳬⳮ' ||
      'ⳳꙁꙃꙅꙇꙉꙋꙍꙏыыꙓꙕꙗꙙꙛꙝꙟꙡꙣꙥꙧꙩꙫꙭꚁꚃꚅꚇꚉттꚍꚏꚑꚓꚕꚗꚙꚛꜣꜥꜧꜩꜫꜭꜯꜳꜵꜷꜹꜻꜽꜿkkkkkkꝇllooooꝏppppppqqqqꝛꝝvvꝡꝣꝥꝧꝩꝫꝭꝯꝺꝼᵹꝿꞁꞃꞅꞇɥl' ||
      'nnccchbbffꞛꞝꞟggkknnrrsshɜɡlɪʞʇjꭓꞵꞷuuꞻꞽꞿꟁꟃcszddssꟑꟗꟙꟶelllmnruuxxxxy𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂𐑃𐑄𐑅𐑆𐑇𐑈𐑉' ||
      '𐑊𐑋𐑌𐑍𐑎𐑏𐓘𐓙𐓚𐓛𐓜𐓝𐓞𐓟𐓠𐓡𐓢𐓣𐓤𐓥𐓦𐓧𐓨𐓩𐓪𐓫𐓬𐓭𐓮𐓯𐓰𐓱𐓲𐓳𐓴𐓵𐓶𐓷𐓸𐓹𐓺𐓻𐖗𐖘𐖙𐖚𐖛𐖜𐖝𐖞𐖟𐖠𐖡𐖣𐖤𐖥𐖦𐖧𐖨𐖩𐖪𐖫𐖬𐖭𐖮𐖯𐖰𐖱𐖳𐖴𐖵𐖶𐖷𐖸𐖹𐖻𐖼𐳀𐳁𐳂𐳃𐳄𐳅𐳆𐳇𐳈𐳉𐳊𐳋𐳌𐳍𐳎𐳏𐳐𐳑𐳒𐳓𐳔𐳕𐳖' ||
      '𐳗𐳘𐳙𐳚𐳛𐳜𐳝𐳞𐳟𐳠𐳡𐳢𐳣𐳤𐳥𐳦𐳧𐳨𐳩𐳪𐳫𐳬𐳭𐳮𐳯𐳰𐳱𐳲𑣀𑣁𑣂𑣃𑣄𑣅𑣆𑣇𑣈𑣉𑣊𑣋𑣌𑣍𑣎𑣏𑣐𑣑𑣒𑣓𑣔𑣕𑣖𑣗𑣘𑣙𑣚𑣛𑣜𑣝𑣞𑣟𖹠𖹡𖹢𖹣𖹤𖹥𖹦𖹧𖹨𖹩𖹪𖹫𖹬𖹭𖹮𖹯𖹰𖹱𖹲𖹳𖹴𖹵𖹶𖹷𖹸𖹹𖹺𖹻𖹼𖹽𖹾𖹿tllriocs' ||
      '𞤢𞤣𞤤𞤥𞤦𞤧𞤨𞤩𞤪𞤫𞤬𞤭𞤮𞤯𞤰𞤱𞤲𞤳𞤴𞤵𞤶𞤷𞤸𞤹𞤺𞤻𞤼𞤽𞤾𞤿𞥀𞥁𞥂𞥃');
  end if;
  -- Latin that Unicode does not take apart
  if folded ~ '[\u00C6-\u024F]' then
    folded := translate(folded,
      'ÆÐØÞðøĐđĦħıŁłŊŋŒŦŧƀƁƂƃƄƆƇƈƉƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƢƤƥƦƧƩƫƬƭƮƱƲƳƴƵƶƷƸƼǤǥǶǷȜȠȡȢȤȥȴȵȶȺȻȼȽȾȿɀɁɃɄɅɆɇɈɉɊɋɌɍɎɏ',
      'ædoþdoddhhillnnœttbbbbƅɔccddddǝəɛffgɣɩikklɯnnɵƣppʀƨʃttttʊvyyzzʒƹƽggƕƿȝndȣzzlntaccltszɂbʉʌeejjqqrryy');
  end if;
  -- Dashes and quotes
  if folded ~ '[\u00AB-\u00BB\u02D7\u058A\u05BE\u05F4\u2010-\u201F\u2033-\u2043\u2212\u2E3A-\u2E3B\u301D-\u301E]' then
    folded := translate(folded,
      '֊־‐‑‒–—―⁃−⸺⸻˗“”„‟«»″‶〝〞״',
      '-------------"""""""""""');
  end if;
  return replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
end $$;
revoke execute on function search_fold(text) from public;
grant execute on function search_fold(text) to lectern_app;
comment on function search_fold(text) is 'The text as it is searched for: without case, marks, apostrophes and what is invisible, blanks as one.';

-- Lists of many rows with words in many languages: what is compared stands beside the text, so that a search folds no row. Addresses, codes
-- and short lists are folded as they are read. Each of these rewrites its table.
alter table course
  add column name_search text not null generated always as (search_fold(name)) stored,
  add column description_search text not null generated always as (search_fold(description)) stored,
  add column mini_description_search text not null generated always as (search_fold(mini_description)) stored;
alter table app_user add column name_search text not null generated always as (search_fold(name)) stored;
alter table file add column name_search text not null generated always as (search_fold(name)) stored;
alter table discussion_thread add column title_search text not null generated always as (search_fold(title)) stored;
-- Only what a question begins with is searched.
alter table discussion_post add column text_search text
  generated always as (case when opening then search_fold(text) end) stored;
