import { translated } from '../text.ts';

export const buyerPageTexts = translated({
  title: ['Tracking page and emails', '追蹤頁及電郵'],
  lead: [
    'What your buyers see when they follow a parcel. It is the same in test and live mode.',
    '買家追蹤包裹時看到的內容，測試及正式模式相同。',
  ],
  shop: ['Your shop', '你的商店'],
  name: ['Name of the shop', '商店名稱'],
  nameHint: [
    'Stands at the top of the page and in emails. Without it, the page has the name of your account.',
    '顯示於追蹤頁頂部及電郵。如未填寫，追蹤頁會顯示你的帳戶名稱。',
  ],
  nameFault: [
    'Enter one line of 1 to 60 characters. Emails to buyers need a name.',
    '請輸入一行，長度 1 至 60 個字元。寄電郵給買家必須有商店名稱。',
  ],
  contact: ['Contact for buyers', '買家聯絡方法'],
  contactHint: [
    'An email address, or the https address of a page. Buyers find it on the page when they need help.',
    '電郵地址，或以 https 開頭的網址。買家需要協助時可在追蹤頁找到。',
  ],
  contactFault: [
    'Enter an email address, or an address that begins with https://.',
    '請輸入電郵地址，或以 https:// 開頭的網址。',
  ],
  color: ['Color', '顏色'],
  colorHint: [
    'Such as #0b6b57. Texts stay readable: where the color is too light or too dark, the page uses its own.',
    '例如 #0b6b57。文字會保持清晰：如顏色太淺或太深，頁面會使用預設顏色。',
  ],
  colorFault: [
    'Enter # and six digits or letters a to f, such as #0b6b57.',
    '請輸入 # 及六個 0-9 或 a-f 字元，例如 #0b6b57。',
  ],
  logo: ['Logo', '標誌'],
  logoHint: ['A PNG, JPEG or WebP picture of at most 100 kB.', 'PNG、JPEG 或 WebP 圖片，最大 100 kB。'],
  logoFault: [
    'Choose a PNG, JPEG or WebP picture of at most 100 kB.',
    '請選擇 PNG、JPEG 或 WebP 圖片，最大 100 kB。',
  ],
  currentLogo: ['Your logo', '你的標誌'],
  removeLogo: ['Remove the logo', '移除標誌'],
  mails: ['Emails to buyers', '寄給買家的電郵'],
  mailsLead: [
    'Choose the news that a buyer gets by email, once for each parcel. They go to the recipient of a live shipment that has an email address, in the language that the order names, or in that of the destination. Each email has a link that ends them.',
    '選擇買家會收到的電郵通知，每個包裹每項一次。電郵會以訂單指定的語言（否則為目的地的語言）寄給正式貨件中有電郵地址的收件人，並附有停止接收的連結。',
  ],
  mailsLimit: ['At most 1,000 emails per hour.', '每小時最多 1,000 封電郵。'],
  noServer: [
    'This service has no mail server, so it sends no emails.',
    '本服務未設定郵件伺服器，因此不會寄出電郵。',
  ],
  state: {
    picked_up: ['The carrier has picked up the parcel', '承運商已取件'],
    out_for_delivery: ['The parcel is out for delivery', '包裹派送中'],
    available_for_pickup: ['The parcel can be collected', '包裹可供領取'],
    delivery_failed: ['The delivery failed', '派送未成功'],
    customs_hold: ['Customs holds the parcel', '海關扣查包裹'],
    delivered: ['The parcel was delivered', '包裹已送達'],
  },
  save: ['Save', '儲存'],
  saved: ['Saved.', '已儲存。'],
  readOnly: [
    'You can see these settings, and others of your team can change them.',
    '你可以檢視這些設定，由團隊其他成員更改。',
  ],
  none: ['None', '無'],
});
