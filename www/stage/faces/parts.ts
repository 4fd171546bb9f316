// The parts that several people share.
export const BROAD = 'M-106 112C-102 76-64 72-24 58Q0 76 24 58C64 72 102 76 106 112z';
export const SLIM = 'M-92 112C-90 80-56 74-22 60Q0 76 22 60C56 74 90 80 92 112z';
export const FRECKLES = '2~S M-34 17h0M-27 23h0M-37 25h0';
export const BLUSH = '2-n M-46 21a13 10 0 1 0 26 0a13 10 0 1 0-26 0z';
