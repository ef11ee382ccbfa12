import { translated } from '../text.ts';

export const parcelTexts = translated({
  title: ['Saved parcels', '常用包裹'],
  lead: [
    'Boxes and bags that you use again. One click fills in their weight and size when you book, in test and live mode.',
    '經常使用的箱和袋。下單時按一下即可填入重量及尺寸，測試及正式模式均適用。',
  ],
  open: ['Weights and sizes of your parcels', '包裹的重量及尺寸'],
  name: ['Name', '名稱'],
  nameHint: ['Such as: small box', '例如：小箱'],
  nameFault: ['The name must be one line of 1 to 60 characters.', '名稱必須為一行，1 至 60 個字元。'],
  weightHint: ['Leave it empty if it differs from parcel to parcel.', '如每件重量不同，請留空。'],
  size: ['Weight and size', '重量及尺寸'],
  nothing: ['Enter a weight, or a length, width and height.', '請輸入重量，或長、闊、高。'],
  tooMany: [
    (max: number) => `You have ${max} saved parcels, which is the maximum. Remove one first.`,
    (max: number) => `你已有 ${max} 個常用包裹，已達上限。請先移除一個。`,
  ],
  add: ['Save a parcel', '儲存包裹'],
  replaces: ['A parcel of the same name is replaced.', '同名的包裹會被取代。'],
  save: ['Save', '儲存'],
  saved: ['The parcel is saved.', '已儲存包裹。'],
  remove: ['Remove', '移除'],
  removeOne: [(name: string) => `Remove ${name}`, (name: string) => `移除 ${name}`],
  none: ['No saved parcels yet.', '尚未儲存包裹。'],
});
