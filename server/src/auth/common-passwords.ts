/**
 * Words, names and keyboard walks that are frequent in lists of leaked passwords, in lower case and with letters instead of the
 * characters that people substitute for them. Written by hand for this product: the languages of its schools and the most common
 * passwords.
 */
const WORDS = `
password passwort passwd passwords pass contrasena contraseña senha motdepasse parola admin administrator administrador root user
usuario utilisateur guest gast test tester testing demo default login signin welcome willkommen bienvenue bienvenido bemvindo hello
hallo bonjour hola salut marhaba konnichiwa secret secreto geheim letmein changeme changeit change access master system server
computer internet network office company school student teacher class course lesson learn study math science english university
college academy campus library windows microsoft apple google android iphone samsung nokia sony dell lenovo amazon facebook
instagram twitter youtube linkedin netflix spotify paypal github qwerty qwertz qwert qwertyuiop qwe qwer asdf asdfg asdfgh asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm azerty azertyuiop qazwsx qazwsxedc wsxedc qaz wsx zaq zaqwsx poiuy lkjhg mnbvc abc abcd abcde abcdef abcdefg
abcabc aaa aaaa aaaaa aaaaaa aa a xxx xxxx zzz love iloveyou loveyou lovely lover loveme teamo tequiero jetaime ichliebedich aishiteru
habibi baby babygirl angel angels princess princesa prinzessin prince queen king queenbee sweetheart sweety honey darling sunshine
sonnenschein moonlight rainbow butterfly flower flowers rose lily daisy violet cherry cookie chocolate banana orange strawberry peanut
pepper ginger candy sugar summer winter spring autumn fall january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday sommer herbst fruehling dragon monkey tiger lion eagle falcon panther
wolf bear shark dolphin horse pony panda kitty kitten puppy cat dog doggy chicken turtle spider snake phoenix unicorn dinosaur pokemon
pikachu mario zelda sonic naruto minecraft fortnite starwars skywalker vader yoda matrix superman batman spiderman ironman avengers
hulk thor marvel joker harley gandalf frodo hobbit merlin potter hogwarts football soccer futbol fussball baseball basketball hockey
tennis golf cricket rugby boxing ninja samurai warrior soldier hunter ranger pirate rockstar rocker guitar music metallica nirvana
eminem beatles slipknot blink barcelona realmadrid liverpool arsenal chelsea manchester united juventus milan bayern dortmund schalke
santos flamengo corinthians palmeiras boca river madrid london paris berlin hamburg rome newyork boston chicago dallas texas miami
florida california hawaii canada america mexico brasil brazil argentina espana spain france germany deutschland italia india pakistan
bangladesh china japan tokyo korea turkey istanbul egypt cairo dubai saudi africa nigeria kenya michael michelle jennifer jessica ashley
amanda daniel danielle david jordan joshua matthew andrew anthony robert thomas charlie william george james john johnny jack jackson
jason justin joseph samuel samantha sarah sandra andrea alexander alexandra alexis nicole natalie natasha victoria veronica vanessa
melissa stephanie christine christian christopher patrick peter paul philip martin marina maria mariana carlos carmen claudia pedro
juan jose luis miguel fernando alejandro roberto ricardo gabriel gabriela isabella sofia lucas mateo diego camila valentina laura lauren
anna hannah emma emily olivia sophie marie julia julian lisa linda karen kevin brandon brian ryan tyler taylor austin dylan hunter
mohamed mohammed muhammad ahmed ahmad ali omar hassan fatima aisha krishna ganesh sairam jesus jesuschrist christ godisgood god heaven
faith hope blessed grace trust believe forever freedom peace happy happiness smile lucky friend friends family mother mom mommy father
dad daddy sister brother money dollar million diamond gold golden silver crystal platinum black white red blue green yellow purple pink
mustang ferrari porsche mercedes bmw audi toyota honda yamaha harleydavidson corvette camaro ducati thunder lightning storm fire ice
water ocean beach island mountain star stars stella sun moon earth galaxy universe space rocket magic wizard mystery shadow ghost killer
death devil demon hell evil badboy badgirl fuckyou fuckoff fuck shit bitch asshole sexy hotdog pussy porn whatever nothing something
anything nobody somebody trustno legend hero champion winner number one boss trouble crazy cool awesome super power energy fantasy final
alpha omega delta gamma beta theta zero infinity eternity temp temporary sample example backup support service manager sales info
marketing finance human resource team work project business
1q2w 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2 q1w2e3 q1w2e3r4 q1w2e3r4t5 1qaz 2wsx 3edc 1qaz2wsx 2wsx3edc 1qaz2wsx3edc zaq1 zaq12wsx
zaq1xsw2 xsw2 xsw21qaz a1s2d3 a1s2d3f4 z1x2c3 z1x2c3v4 !qaz @wsx !qaz@wsx 1qaz!qaz 1qaz@wsx !qaz2wsx zaq!2wsx zaq1@wsx a1b2c3 a1b2c3d4
abc123def456 qwe123 asd123 zxc123 qwe123asd 123qwe 123abc 123asd
`;

/** Runs of digits that people put before or after a word, besides years. */
const DIGITS = `
0 1 2 3 4 5 6 7 8 9 00 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 33 42 44 45 47 50
51 55 56 60 64 65 66 67 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 000 007 100 101
110 111 112 119 121 122 123 135 147 159 200 212 222 234 246 258 300 313 321 333 345 357 365 369 404 420 444 456 500 555 567 600 654 666
678 700 707 711 747 753 777 786 789 800 808 888 900 911 963 987 999 0000 0007 0123 1000 1010 1111 1122 1212 1213 1221 1231 1233 1234 1235
1313 1331 1357 1414 1515 1616 1717 1818 2222 2323 2345 2468 2580 3333 3456 4321 4444 4567 5050 5555 5678 6666 6789 6969 7777 7890 8765
8888 9876 9999 11111 12121 12312 12321 12345 54321 55555 77777 88888 98765 111111 112233 121212 123123 123321 123456 131313 222222
234567 333333 456789 555555 654321 666666 696969 777777 888888 987654 999999 101010 159753 147258 147852 258369 1234567 7654321
12345678 87654321 11223344 12341234 123456789 987654321 1234567890 0987654321 9876543210 1111111 11111111
`;

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const words = wordsIn(WORDS);
const digits = wordsIn(DIGITS);

/** Characters that stand for letters, as in `p@$$w0rd`. `1` and `!` each stand for two letters and are handled in `readingsOf`. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** Returns the possible readings of a password: in lower case, and with letters in place of the characters that stand for them. */
export function readingsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const replaced = Array.from(lower, (character) => LETTERS[character] ?? character).join('');
  return [lower, replaced.replaceAll(/[1!|]/g, 'i'), replaced.replaceAll(/[1!|]/g, 'l')];
}

/** A few symbols around an optional run of common digits: what people add to a word to satisfy the password rules. */
const DECORATION = /^[^\p{L}\p{N}\s]{0,3}(?<run>\d*)[^\p{L}\p{N}\s]{0,3}$/u;

function isDecoration(text: string): boolean {
  const run = DECORATION.exec(text)?.groups?.run;
  return run !== undefined && (run === '' || digits.has(run) || /^(19[3-9]|20[0-4])\d$/.test(run));
}

/**
 * Whether a password with a digit and a special character is one of the most common ones: a common word, number or keyboard walk, in any
 * case and with substituted letters, surrounded by common digits and symbols.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (isDecoration(lower)) return true;
  const readings = readingsOf(password);
  for (let start = 0; start < lower.length; start++) {
    if (!isDecoration(lower.slice(0, start))) continue;
    for (let end = start + 1; end <= lower.length; end++) {
      const isWord = readings.some((reading) => words.has(reading.slice(start, end)));
      if (isWord && isDecoration(lower.slice(end))) return true;
    }
  }
  return false;
}
