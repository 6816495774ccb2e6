-- token: IEy29uNkvsREFCydW6fZJzh5U3SM2Zl4e3fIEPGSdj4
-- over: -M-7JJSepXE_gDU-
-- open: k7iVNAPYZd4pPwOi
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('r0003');
CREATE TABLE chat (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	"table" VARCHAR(64) NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT fk_chat_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_chat_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT uq_chat_table_player_request UNIQUE ("table", player, request)
);
CREATE TABLE facts (
	name VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('alive','1794962829.5837271');
CREATE TABLE keeping (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	stand_ins JSON NOT NULL, 
	CONSTRAINT pk_keeping PRIMARY KEY ("table"), 
	CONSTRAINT fk_keeping_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_keeping_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE links (
	code BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	expires FLOAT NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (code), 
	CONSTRAINT fk_links_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE log (
	"table" VARCHAR(64) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	request VARCHAR(200), 
	at FLOAT NOT NULL, kind VARCHAR(16) DEFAULT 'move' NOT NULL, 
	CONSTRAINT pk_log PRIMARY KEY ("table", version), 
	CONSTRAINT fk_log_table FOREIGN KEY("table") REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',1,NULL,'{"game":"-M-7JJSepXE_gDU-","round":1,"rules":"0.1.0","secret":"d825f3ee4721b4f2277b586b43fe3e7ede005a68b80a2c7462fe39b2a87a50c0","commitment":"05ec9eeeaae76d7222f5e443f18aaf3951e4dbc2d50b41e84d96a75289ad203c"}',NULL,1.79496282430492758749e+09,'commitment');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',2,NULL,'{"first":0,"deck":["jewel","sculpture","collection","stamp","sculpture","sculpture","jewel","furniture","sculpture","furniture","sculpture","painting","jewel","painting","stamp","stamp","sculpture","jewel","sculpture","painting","replica","jewel","furniture","painting","collection","painting","collection","painting","painting","painting","painting","furniture","furniture","sculpture","furniture","replica","replica","stamp","sculpture","stamp","painting","sculpture","jewel","collection","jewel","stamp","jewel","replica","stamp","collection","stamp","furniture","jewel","jewel","stamp","furniture","furniture","furniture","replica","stamp"]}',NULL,1.79496282642479467392e+09,'deal');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',3,0,'pass','m--M-7JJSepXE_gDU--2',1.79496282643461394314e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',4,1,'bid 4',NULL,1.79496282647363567357e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',5,2,'bid 16',NULL,1.79496282648335814475e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',6,1,'pass',NULL,1.79496282648998665811e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',7,1,'bid 21',NULL,1.79496282650458216663e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',8,2,'pass',NULL,1.79496282650968527793e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',9,0,'pass','m--M-7JJSepXE_gDU--8',1.79496282651586413388e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',10,2,'bid 7',NULL,1.7949628265243458748e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',11,0,'pass','m--M-7JJSepXE_gDU--10',1.79496282653022813796e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',12,1,'pass',NULL,1.7949628265381290912e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',13,0,'pass','m--M-7JJSepXE_gDU--12',1.79496282654587340356e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',14,1,'bid 3',NULL,1.79496282655095982551e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',15,2,'pass',NULL,1.79496282655363297462e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',16,1,'bid 2',NULL,1.79496282655841922762e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',17,2,'pass',NULL,1.79496282656067466737e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',18,0,'pass','m--M-7JJSepXE_gDU--17',1.79496282656333470345e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',19,2,'bid 1',NULL,1.79496282656885170932e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',20,0,'pass','m--M-7JJSepXE_gDU--19',1.79496282657255673415e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',21,1,'pass',NULL,1.79496282657530736924e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',22,0,'pass','m--M-7JJSepXE_gDU--21',1.79496282658218622206e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',23,1,'bid 3',NULL,1.79496282659762716295e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',24,2,'bid 7',NULL,1.79496282660154080393e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',25,1,'pass',NULL,1.79496282660383629802e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',26,2,'join jewel',NULL,1.7949628266077961922e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',27,1,'bid 6',NULL,1.79496282661532616611e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',28,2,'pass',NULL,1.79496282662201046939e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',29,0,'pass','m--M-7JJSepXE_gDU--28',1.79496282662633395194e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',30,2,'bid 1',NULL,1.79496282663680386537e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',31,0,'pass','m--M-7JJSepXE_gDU--30',1.79496282664363789559e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',32,1,'bid 2',NULL,1.7949628266466803551e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',33,2,'pass',NULL,1.79496282665145897869e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',34,0,'pass','m--M-7JJSepXE_gDU--33',1.79496282666452097896e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',35,1,'pass',NULL,1.79496282666983103751e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',36,2,'bid 4',NULL,1.7949628266742608547e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',37,1,'bid 2',NULL,1.79496282668468213079e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',38,2,'pass',NULL,1.79496282668776440619e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',39,0,'pass','m--M-7JJSepXE_gDU--38',1.79496282669990658755e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',40,2,'pass',NULL,1.79496282670906853675e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',41,0,'pass','m--M-7JJSepXE_gDU--40',1794962826.7521,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',42,1,'pass',NULL,1.79496282677215719227e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',43,0,'pass','m--M-7JJSepXE_gDU--42',1.79496282679179191589e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',44,1,'pass',NULL,1.79496282680046844479e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',45,2,'pass',NULL,1.79496282681119728088e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',46,1,'pass',NULL,1.79496282681849622731e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',47,2,'bid 1',NULL,1.79496282682584691048e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',48,0,'pass','m--M-7JJSepXE_gDU--47',1.79496282683054280285e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',49,2,'pass',NULL,1.79496282684465789797e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',50,0,'pass','m--M-7JJSepXE_gDU--49',1.79496282686106276515e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',51,1,'pass',NULL,1.79496282686481547358e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',52,0,'pass','m--M-7JJSepXE_gDU--51',1.7949628268720545769e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',53,1,'pass',NULL,1.79496282687524294852e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',54,2,'pass',NULL,1.79496282688466382028e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',55,1,'pass',NULL,1.79496282689613509183e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',56,2,'bid 1',NULL,1.79496282690343117709e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',57,0,'pass','m--M-7JJSepXE_gDU--56',1.79496282691045618059e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',58,2,'pass',NULL,1.79496282693520903587e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',59,0,'pass','m--M-7JJSepXE_gDU--58',1.79496282698471760746e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',60,1,'pass',NULL,1.7949628269995357991e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',61,0,'pass','m--M-7JJSepXE_gDU--60',1.7949628270086967945e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',62,1,'pass',NULL,1.79496282701137232782e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',63,2,'pass',NULL,1.79496282701464724535e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',64,1,'pass',NULL,1.79496282702490592003e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',65,2,'pass',NULL,1.79496282702957749366e+09,'move');
INSERT INTO "log" VALUES('-M-7JJSepXE_gDU-',66,0,'pass','m--M-7JJSepXE_gDU--65',1.79496282703701210024e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',1,NULL,'{"game":"k7iVNAPYZd4pPwOi","round":1,"rules":"0.1.0","secret":"095b98a631ee7a6e3b1a8967c6d6d38b906f1838b8eb5b86dde51f0bae9cb401","commitment":"ef2a2ccde51dde46f0bbe9f15d6a2abdc24dde8f63e63b758208cb13c15117e9"}',NULL,1794962827.28884,'commitment');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',2,NULL,'{"first":0,"hands":[["Bi2","Bi3","Bi5","Bi7","P2","P6","Ag2","Ag3","Ag5","Ag7","Zn3","Zn4"],["Bi6","Bi8","P1","P3","P4","P5","P9","Ag6","Zn1","Zn5","Zn7","Zn8"],["Bi1","Bi4","Bi9","P7","P8","Ag1","Ag4","Ag8","Ag9","Zn2","Zn6","Zn9"]],"aside":[]}',NULL,1.7949628293332417011e+09,'deal');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',3,NULL,'{"game":"k7iVNAPYZd4pPwOi","round":2,"rules":"0.1.0","secret":"ce25eed66e301f9b277198f93cbf4c067c6b4041f57f31a11fb353115cd4fdce","commitment":"f3016fc1295c2c830d4829c37a274ef0cb0e96f2e686b930dfa518da7152eda7"}',NULL,1.7949628293332417011e+09,'commitment');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',4,0,'bid Bi2','m-k7iVNAPYZd4pPwOi-2',1.79496282934469842916e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',5,1,'bid P3',NULL,1.79496282935253357888e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',6,2,'bid Bi1',NULL,1.79496282936055111885e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',7,0,'keep',NULL,1.79496282936055111885e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',8,1,'keep',NULL,1.79496282936720418931e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',9,2,'swap Au0 P7',NULL,1.79496282937324762342e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',10,0,'play Bi3','m-k7iVNAPYZd4pPwOi-9',1.79496282937966060641e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',11,1,'play P1',NULL,1.7949628293846437931e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',12,2,'play Ag8',NULL,1.79496282939039015764e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',13,1,'swap Au1 Ag6',NULL,1.7949628293940446377e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',14,0,'keep',NULL,1.7949628293940446377e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',15,1,'play Zn7',NULL,1.79496282940189886092e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',16,2,'play Bi9',NULL,1.79496282940575098991e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',17,0,'play P2','m-k7iVNAPYZd4pPwOi-16',1.79496282941774249071e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',18,0,'keep',NULL,1.79496282941774249071e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',19,1,'swap Au0 Bi8',NULL,1.79496282942109632498e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',20,0,'play Bi5','m-k7iVNAPYZd4pPwOi-19',1.79496282942291331295e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',21,1,'play Zn8',NULL,1.79496282942564296721e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',22,2,'play Ag9',NULL,1.7949628294282402992e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',23,0,'keep',NULL,1.7949628294282402992e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',24,0,'play Bi7','m-k7iVNAPYZd4pPwOi-23',1.79496282943244028088e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',25,1,'play P5',NULL,1.79496282943935871125e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',26,2,'play Zn6',NULL,1.7949628294431660175e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',27,0,'keep',NULL,1.7949628294431660175e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',28,1,'play P3',NULL,1.79496282944679379461e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',29,2,'play Zn2',NULL,1.79496282944950985909e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',30,0,'play Ag2','m-k7iVNAPYZd4pPwOi-29',1.79496282945187330248e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',31,0,'keep',NULL,1.79496282945187330248e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',32,0,'play P6','m-k7iVNAPYZd4pPwOi-31',1.79496282945522069932e+09,'move');
INSERT INTO "log" VALUES('k7iVNAPYZd4pPwOi',33,1,'play Ag6',NULL,1.79496282945847344392e+09,'move');
CREATE TABLE mutes (
	player VARCHAR(64) NOT NULL, 
	muted VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_mutes PRIMARY KEY (player, muted), 
	CONSTRAINT fk_mutes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_mutes_muted FOREIGN KEY(muted) REFERENCES players (id) ON DELETE CASCADE
);
CREATE TABLE outages (
	began FLOAT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_outages PRIMARY KEY (began)
);
CREATE TABLE players (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_players PRIMARY KEY (id)
);
INSERT INTO "players" VALUES('KSnO-qNtR9mr','Ann',1.79496282394958019254e+09);
CREATE TABLE presence (
	"table" VARCHAR(64) NOT NULL, 
	worker VARCHAR(64) NOT NULL, 
	here JSON NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY ("table", worker), 
	CONSTRAINT fk_presence_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_presence_worker FOREIGN KEY(worker) REFERENCES workers (id) ON DELETE CASCADE
);
CREATE TABLE pushes (
	endpoint_hash BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	secret BLOB NOT NULL, 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(200) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (endpoint_hash), 
	CONSTRAINT fk_pushes_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE, 
	CONSTRAINT fk_pushes_secret FOREIGN KEY(secret) REFERENCES secrets (secret) ON DELETE CASCADE
);
CREATE TABLE results (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	game VARCHAR(64) NOT NULL, 
	players INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	score INTEGER NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_results_table FOREIGN KEY("table") REFERENCES tables (id), 
	CONSTRAINT fk_results_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "results" VALUES('-M-7JJSepXE_gDU-',0,'KSnO-qNtR9mr','auction',3,0.0,55,1.79496282703720211985e+09);
INSERT INTO "results" VALUES('-M-7JJSepXE_gDU-',1,NULL,'auction',3,1.0,122,1.79496282703720211985e+09);
INSERT INTO "results" VALUES('-M-7JJSepXE_gDU-',2,NULL,'auction',3,0.0,108,1.79496282703720211985e+09);
CREATE TABLE seats (
	"table" VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(64), 
	name VARCHAR(200) NOT NULL, 
	bot VARCHAR(64), 
	"order" JSON, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY ("table", seat), 
	CONSTRAINT fk_seats_table FOREIGN KEY("table") REFERENCES tables (id) ON DELETE CASCADE, 
	CONSTRAINT fk_seats_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('-M-7JJSepXE_gDU-',0,'KSnO-qNtR9mr','Ann',NULL,NULL,1.79496282417413568501e+09);
INSERT INTO "seats" VALUES('-M-7JJSepXE_gDU-',1,NULL,'Random 2','random',NULL,1.79496282417413568501e+09);
INSERT INTO "seats" VALUES('-M-7JJSepXE_gDU-',2,NULL,'Random 3','random',NULL,1.79496282417413568501e+09);
INSERT INTO "seats" VALUES('k7iVNAPYZd4pPwOi',0,'KSnO-qNtR9mr','Ann',NULL,NULL,1794962827.25452);
INSERT INTO "seats" VALUES('k7iVNAPYZd4pPwOi',1,NULL,'Random 2','random',NULL,1794962827.25452);
INSERT INTO "seats" VALUES('k7iVNAPYZd4pPwOi',2,NULL,'Random 3','random',NULL,1794962827.25452);
CREATE TABLE secrets (
	secret BLOB NOT NULL, 
	player VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_secrets PRIMARY KEY (secret), 
	CONSTRAINT fk_secrets_player FOREIGN KEY(player) REFERENCES players (id) ON DELETE CASCADE
);
INSERT INTO "secrets" VALUES(X'A793A9198E1AA522C1EDBF3070F45F68068738246CF145C5E9B8DA853CF9E1E5','KSnO-qNtR9mr',1.79496282394958019254e+09);
CREATE TABLE tables (
	id VARCHAR(64) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	options JSON NOT NULL, 
	engine VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	maker VARCHAR(64) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	help BOOLEAN NOT NULL, 
	records VARCHAR(16) NOT NULL, 
	pace JSON NOT NULL, 
	created FLOAT NOT NULL, 
	touched FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	next VARCHAR(64), 
	reason VARCHAR(200), 
	rematch BOOLEAN NOT NULL, clock JSON, chat BOOLEAN DEFAULT 1 NOT NULL, ending VARCHAR(16), due FLOAT, agenda JSON, revision INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('-M-7JJSepXE_gDU-','auction','{"players":3,"tokens":[],"coins":"hidden","sculpture_ties":"book"}','0.1.0','over','KSnO-qNtR9mr',0,1,1,'link','{"trick_rest":0.0,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1.79496282417413568501e+09,1.79496282703720211985e+09,1.79496282430492758749e+09,1.79496282703720211985e+09,NULL,NULL,0,NULL,1,NULL,NULL,NULL,2);
INSERT INTO "tables" VALUES('k7iVNAPYZd4pPwOi','aurum','{"players":3,"edition":"evrikus","bid_changes":true,"zero_gold":true,"tie_3p":"share","match":"race"}','0.1.0','playing','KSnO-qNtR9mr',0,1,1,'link','{"trick_rest":0.0,"round_rest":0.0,"numbers_wait":2.0,"bot_pause":0.0,"patience":3600.0}',1794962827.25452,1794962827.28884,1794962827.28884,NULL,NULL,NULL,0,NULL,1,NULL,NULL,NULL,1);
CREATE TABLE workers (
	id VARCHAR(64) NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_workers PRIMARY KEY (id)
);
CREATE INDEX ix_secrets_player ON secrets (player);
CREATE INDEX ix_links_player ON links (player);
CREATE INDEX ix_links_expires ON links (expires);
CREATE INDEX ix_tables_maker ON tables (maker);
CREATE INDEX ix_tables_status_listed_created ON tables (status, listed, created);
CREATE INDEX ix_tables_status_touched ON tables (status, touched);
CREATE INDEX ix_seats_player_created ON seats (player, created);
CREATE INDEX ix_results_player ON results (player);
CREATE INDEX ix_tables_status_due ON tables (status, due);
CREATE INDEX ix_chat_player ON chat (player);
CREATE INDEX ix_chat_table_id ON chat ("table", id);
CREATE INDEX ix_mutes_muted ON mutes (muted);
CREATE INDEX ix_presence_worker ON presence (worker);
CREATE INDEX ix_keeping_worker ON keeping (worker);
CREATE INDEX ix_pushes_player ON pushes (player);
CREATE INDEX ix_pushes_secret ON pushes (secret);
DELETE FROM "sqlite_sequence";
COMMIT;
