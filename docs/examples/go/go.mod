module example.com/sampan

go 1.19
