import { translated } from '../text.ts';

export const signInTexts = translated({
  title: ['Sign in', '登入'],
  email: ['Email address', '電郵地址'],
  password: ['Password', '密碼'],
  submit: ['Sign in', '登入'],
  wrong: [
    'The email address or the password is wrong. After 10 failed attempts in a row, signing in is locked for 15 minutes.',
    '電郵地址或密碼不正確。連續失敗 10 次後，登入會鎖定 15 分鐘。',
  ],
  tooMany: [
    'Too many attempts from your network. Wait 5 minutes, then try again.',
    '你的網絡嘗試次數過多。請等候 5 分鐘後再試。',
  ],
  busy: [
    (seconds: number) =>
      `Too many people are signing in at this moment. Nothing is wrong with your password. Try again in ${seconds} seconds.`,
    (seconds: number) => `目前登入的人數過多。這與你的密碼無關。請於 ${seconds} 秒後再試。`,
  ],
  help: [
    'No password yet, or forgot it? Ask an owner of your account, or the operator of this service, for a sign-in link.',
    '尚未設定密碼，或忘記密碼？請向帳戶擁有者或本服務的營運人員索取登入連結。',
  ],
  needsHttps: [
    'The dashboard needs HTTPS outside this machine. Set PUBLIC_URL to an address that begins with https://.',
    '在本機以外，控制台必須使用 HTTPS。請將 PUBLIC_URL 設為以 https:// 開頭的網址。',
  ],
  welcome: {
    title: ['Choose a password', '設定密碼'],
    lead: [(email: string) => `This password is for ${email}.`, (email: string) => `此密碼屬於 ${email}。`],
    submit: ['Save and sign in', '儲存並登入'],
    expired: ['This link has expired or was used already', '此連結已過期或已使用'],
    askAgain: [
      'Ask an owner of your account, or the operator of this service, for a new link.',
      '請向帳戶擁有者或本服務的營運人員索取新連結。',
    ],
    passkeys: ['Passkeys that stay', '保留的通行密鑰'],
    passkeysLead: [
      'A passkey signs in without the password. Passkeys that you do not tick are removed. If another person may have your password, keep only those that you know.',
      '通行密鑰無須密碼即可登入。未勾選的通行密鑰會被移除。如果其他人可能知道你的密碼，請只保留你認得的通行密鑰。',
    ],
    passkey: [(name: string) => `Keep the passkey "${name}"`, (name: string) => `保留通行密鑰「${name}」`],
  },
  forgot: {
    title: ['Forgot your password?', '忘記密碼？'],
    lead: [
      'Enter your email address. A user with a password gets an email with a link that sets a new one.',
      '請輸入你的電郵地址。已設定密碼的用戶會收到電郵，內有設定新密碼的連結。',
    ],
    submit: ['Send the link', '發送連結'],
    sentTitle: ['Check your email', '請查看你的電郵'],
    sent: [
      'If this is the address of a user with a password, an email with a link is on its way. The link works once and expires after 24 hours.',
      '如果此電郵地址屬於已設定密碼的用戶，附有連結的電郵即將送達。連結只可使用一次，並於 24 小時後過期。',
    ],
    notCome: [
      'No email after some minutes? Check the spam folder and the address. You get at most 3 emails per hour. An owner of your account, or the operator of this service, can help too.',
      '數分鐘後仍未收到？請檢查垃圾郵件及電郵地址。每小時最多發送 3 封電郵。帳戶擁有者或本服務的營運人員亦可協助你。',
    ],
    tooMany: [
      'Too many requests from your network. Try again in an hour.',
      '你的網絡要求次數過多。請於一小時後再試。',
    ],
    help: [
      'No password yet? Ask an owner of your account, or the operator of this service, for a sign-in link.',
      '尚未設定密碼？請向帳戶擁有者或本服務的營運人員索取登入連結。',
    ],
    askAgain: [
      'If you have a password already, use "Forgot your password?" on the sign-in page.',
      '如你已有密碼，請在登入頁面使用「忘記密碼？」。',
    ],
  },
  newPassword: {
    hint: [
      'At least 12 characters. A few words in a row are easy to remember.',
      '最少 12 個字元。由幾個詞語組成的密碼較易記住。',
    ],
    too_short: ['The password is too short. Use at least 12 characters.', '密碼太短。請使用最少 12 個字元。'],
    too_long: ['The password is too long. Use at most 200 characters.', '密碼太長。請使用最多 200 個字元。'],
    too_simple: [
      'The password is too simple. Use at least 5 different characters, and not your email address.',
      '密碼太簡單。請使用最少 5 個不同的字元，且不可使用你的電郵地址。',
    ],
    breached: [
      'This password is in a list of leaked passwords. Choose another one.',
      '此密碼曾經外洩。請選擇另一個密碼。',
    ],
  },
});
